/** What the record of uses tells apart. */
export const auditActions = [
  'list',
  'view',
  'export',
  'called',
  'done',
  'undo',
  'assign',
  'note',
  'forget',
  'expire',
  'backup',
  'sign-in',
  'sign-out',
] as const;
export type AuditAction = (typeof auditActions)[number];
