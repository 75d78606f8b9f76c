import { z } from 'zod';

const auditActions = [
  'list',
  'view',
  'export',
  'exported',
  'called',
  'done',
  'undo',
  'assign',
  'plan',
  'note',
  'forget',
  'delete',
  'expire',
  'backup',
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'user-add',
  'user-remove',
  'role',
  'password',
  'second-factor-on',
  'second-factor-off',
  'recovery-code',
  'device-sign-out',
  'audit',
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * `owner` may do everything; `officer` works with own leads, those of nobody and those of people who left, and neither
 * exports lists nor deletes more than one lead; `auditor` reads the audit log alone.
 */
export const roles = ['owner', 'officer', 'auditor'] as const;
export type Role = (typeof roles)[number];

export const outcomes = ['applied', 'funded', 'not-now', 'not-qualified', 'wrong-number', 'spam'] as const;
export type LeadOutcome = (typeof outcomes)[number];

export type Visit = {
  readonly page?: string | undefined;
  readonly from?: string | undefined;
  readonly utm_source?: string | undefined;
  readonly utm_medium?: string | undefined;
  readonly utm_campaign?: string | undefined;
  readonly utm_term?: string | undefined;
  readonly utm_content?: string | undefined;
  /** The id of the officer whose link was used. */
  readonly with?: string | undefined;
};

/** How the visitor came: the first and the last visit of the tab. */
export type LeadSource = { readonly first: Visit; readonly last: Visit };

export type NewLead = {
  readonly form: string;
  /** Random key of the filled-in form; null from browsers without JavaScript. */
  readonly key: string | null;
  readonly leadId: string;
  /** In the order of the form's columns. */
  readonly body: Readonly<Record<string, string>>;
  /** Equal for leads with equal answers. */
  readonly contentHash: string;
  readonly receivedAt: number;
  /** `words` is null where this release has other words than the page. */
  readonly consent?: { readonly version: string; readonly words: string | null } | null;
  readonly source?: LeadSource | null;
  readonly assignee?: string | null;
  /** A digest of the sender's network by a key of this process, by which messages are limited. */
  readonly sender?: string | undefined;
  /** The server's own test lead: no number, no messages. */
  readonly isCanary?: boolean;
};

/** `key-expired`: the key is over a day old and the answers differ. */
export type PutResult =
  | { readonly outcome: 'stored' | 'already-stored'; readonly leadId: string }
  | { readonly outcome: 'key-expired' };

const visitSchema = z.record(z.string(), z.string());
const sourceSchema = z.object({ first: visitSchema, last: visitSchema });
const bodySchema = z.record(z.string(), z.string());
const moment = z.number().nullable();

export const leadSchema = z
  .object({
    /** Increases without gaps; never reused. */
    number: z.number(),
    form: z.string(),
    key: z.string(),
    leadId: z.string(),
    receivedAt: z.number(),
    doneAt: moment,
    /** Null until it is done. */
    outcome: z.enum(outcomes).nullable(),
    dueAt: moment,
    dueText: z.string().nullable(),
    /** The earlier lead of the same filled-in form, with other answers. */
    follows: z.number().nullable(),
    calledAt: moment,
    calledBy: z.string().nullable(),
    assignee: z.string().nullable(),
    /** Version of the consent text; null for none. */
    consent: z.string().nullable(),
    /** Null if this server has never published that version. */
    consentWords: z.string().nullable(),
    source: z
      .string()
      .transform((text): LeadSource => sourceSchema.parse(JSON.parse(text)))
      .nullable(),
    body: z.string().transform((text): Readonly<Record<string, string>> => bodySchema.parse(JSON.parse(text))),
  })
  .readonly();
export type StoredLead = z.infer<typeof leadSchema>;

/** `new` waits for a first call; `done` is closed, called or not. */
export type LeadState = 'new' | 'called' | 'done';

/** `lead` to the office, `assigned` to an officer, `receipt` to the visitor, `webhook` to another system. */
export const mailKinds = ['lead', 'assigned', 'receipt', 'webhook'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Kinds sent by email. */
export const emailKinds: readonly MailKind[] = ['lead', 'assigned', 'receipt'];

export type DueMail = StoredLead & {
  readonly kind: MailKind;
  readonly attempts: number;
  /** Of the attempt before. */
  readonly error: string | null;
  readonly sender: string | null;
};

export const mailStatusSchema = z
  .object({
    /** `given-up`: refused too often; sent again on request. */
    state: z.enum(['waiting', 'sent', 'given-up']),
    attempts: z.number(),
    nextTryAt: z.number(),
    /** A code without personal data, such as `ECONNREFUSED` or `550`. */
    error: z.string().nullable(),
  })
  .readonly();
export type MailStatus = z.infer<typeof mailStatusSchema>;
export type MailState = MailStatus['state'];

export type MailBacklog = { readonly waiting: number; readonly givenUp: number; readonly numbers: readonly number[] };

export type LeadFilter = {
  readonly number?: number | undefined;
  readonly reference?: string | undefined;
  readonly email?: string | undefined;
  /** Ten digits. */
  readonly phone?: string | undefined;
  readonly form?: string | undefined;
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly state?: LeadState | undefined;
  /** Leads that this officer may see: own, of nobody, and of accounts that no longer exist. */
  readonly visibleTo?: string | undefined;
  /** Open leads of this account or of nobody. */
  readonly openFor?: string | undefined;
  /** Null for unassigned leads. */
  readonly assignee?: string | null | undefined;
  /** An email, a reference, a phone number or words of a name. */
  readonly search?: string | undefined;
};

export type PageRequest = {
  readonly filter?: LeadFilter;
  readonly order: 'newest' | 'oldest';
  /** Continues after this lead number. */
  readonly behind?: number | undefined;
  readonly size: number;
};

export type LeadPage = {
  readonly leads: readonly StoredLead[];
  /** Where the next page continues; null at the end. */
  readonly next: number | null;
  /** Whether the search timed out before the page was full. */
  readonly isCut: boolean;
};

export const followUpSchema = z
  .object({
    at: z.number(),
    who: z.string(),
    kind: z.enum(['called', 'not-called', 'done', 'not-done', 'assigned', 'planned', 'note']),
    /** Note, outcome, next step or assignee; empty for none. */
    text: z.string(),
  })
  .readonly();
export type FollowUp = z.infer<typeof followUpSchema>;

export type FollowChange =
  | { readonly change: 'called' | 'not-called' | 'not-done' }
  /** `from` is the outcome that the officer saw. */
  | { readonly change: 'done'; readonly from: LeadOutcome | null; readonly to: LeadOutcome }
  /** Null removes the step. */
  | { readonly change: 'plan'; readonly step: { readonly at: number; readonly text: string } | null }
  /** `from` is the assignee that the officer saw, so that no other change is overwritten. */
  | { readonly change: 'assign'; readonly from: string | null; readonly to: string | null }
  | { readonly change: 'note'; readonly text: string };
export type FollowRequest = { readonly number: number; readonly at: number; readonly who: string } & FollowChange;

/** `unchanged`: somebody else was first, or the undo window is over. */
export type FollowResult =
  | { readonly outcome: 'changed' | 'unchanged'; readonly lead: StoredLead }
  | { readonly outcome: 'missing' };

/** Leads of a form by outcome; null while open. */
export const tallySchema = z
  .object({
    form: z.string(),
    outcome: z.enum(outcomes).nullable(),
    isCalled: z.number().transform(Boolean),
    /** Ad source or host of the first visit; empty if unknown. */
    source: z.string(),
    leads: z.number(),
  })
  .readonly();
export type Tally = z.infer<typeof tallySchema>;

export const auditSchema = z
  .object({
    at: z.number(),
    who: z.string(),
    action: z.enum(auditActions),
    leads: z.number(),
    /** Lead numbers and filter, or the changed account. */
    about: z.string(),
  })
  .readonly();
export type AuditEntry = z.infer<typeof auditSchema>;

export type Removal = {
  readonly filter: LeadFilter;
  /** Deletes nothing if this isn't the number of leads. */
  readonly expected?: number;
};

export type Removed = {
  readonly numbers: readonly number[];
  /** Remaining leads that may be about the same person. */
  readonly related: readonly number[];
  /** Whether another program keeps deleted pages in the WAL. */
  readonly isLogHeld: boolean;
};

/** `refused`: the clock may be wrong. */
export type Expired =
  | { readonly outcome: 'done'; readonly deleted: number }
  | { readonly outcome: 'refused'; readonly reason: string };

export type Mark = 'retention' | 'backup' | 'restore-tried' | 'canary' | 'expiry';
