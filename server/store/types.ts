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
 * `owner` may do everything. `officer` works with leads that are theirs, unassigned or of people who left, and can't export
 * lists or delete several leads at once. `auditor` only reads the audit log.
 */
export const roles = ['owner', 'officer', 'auditor'] as const;
export type Role = (typeof roles)[number];

/** How a call went; `message` means that one was left. */
export const tryResults = ['spoke', 'message', 'no-answer'] as const;
export type TryResult = (typeof tryResults)[number];

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

/** How the visitor found the site: the first and the last visit of the tab. */
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
  /** `words` is null if the page had another version than this release. */
  readonly consent?: { readonly version: string; readonly words: string | null } | null;
  readonly source?: LeadSource | null;
  readonly assignee?: string | null;
  /** A keyed digest of the sender's network, by which messages are limited. */
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

/** `new` waits for a first call, `trying` for an answer to one; `done` is closed, called or not. */
export const leadStates = ['new', 'trying', 'spoke', 'done'] as const;
export type LeadState = (typeof leadStates)[number];

export const leadSchema = z
  .object({
    /** Increases without gaps; never reused. */
    number: z.number(),
    form: z.string(),
    key: z.string(),
    leadId: z.string(),
    receivedAt: z.number(),
    state: z.enum(leadStates),
    doneAt: moment,
    /** Null until it is done. */
    outcome: z.enum(outcomes).nullable(),
    dueAt: moment,
    dueText: z.string().nullable(),
    /** The earlier lead of the same form, with different answers. */
    follows: z.number().nullable(),
    /** The first call, whether somebody answered or not. */
    calledAt: moment,
    calledBy: z.string().nullable(),
    tries: z.number(),
    /** How the last call went; null without one, and for calls made before results were recorded. */
    tried: z.enum(tryResults).nullable(),
    spokeAt: moment,
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

export type LeadCounts = Readonly<Record<LeadState, number>>;

/** Kinds sent by email: `lead` to the office, `assigned` to an officer, `receipt` to the visitor. */
export const emailKinds = ['lead', 'assigned', 'receipt'] as const;
/** Kinds posted to another system: a new lead, and later events. */
export const webhookKinds = ['webhook', 'webhook-called', 'webhook-assigned', 'webhook-ended'] as const;
export const mailKinds = [...emailKinds, ...webhookKinds] as const;
export type MailKind = (typeof mailKinds)[number];

export type DueMail = StoredLead & {
  readonly kind: MailKind;
  readonly attempts: number;
  /** From the previous attempt. */
  readonly error: string | null;
  readonly sender: string | null;
};

export const mailStatusSchema = z
  .object({
    /** `given-up`: failed too often; sent again only on request. */
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
  /** Leads that this officer may see: theirs, unassigned, and of people without an account. */
  readonly visibleTo?: string | undefined;
  /** Open leads that are this account's, unassigned, or of people without an account. */
  readonly openFor?: string | undefined;
  /** Null for unassigned leads. */
  readonly assignee?: string | null | undefined;
  /** Ad source or site, medium and campaign: `google / cpc / spring`. */
  readonly came?: string | undefined;
  /** An email, a reference, a phone number, a ZIP code, or words of a name, a place, a message or a note. */
  readonly search?: string | undefined;
};

/** Somebody with open leads but no account. */
export type Leaver = { readonly email: string; readonly leads: number };

export function countOf({ new: waiting, trying, spoke, done }: LeadCounts): {
  readonly all: number;
  readonly open: number;
} {
  const open = waiting + trying + spoke;
  return { all: open + done, open };
}

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
    /** Note, result of a call, outcome, next step or assignee; empty for none. */
    text: z.string(),
  })
  .readonly();
export type FollowUp = z.infer<typeof followUpSchema>;

/** The calls in a history that weren't undone, in order. */
export function callsNotUndone<Entry extends Pick<FollowUp, 'kind'>>(history: readonly Entry[]): readonly Entry[] {
  const calls: Entry[] = [];
  for (const entry of history) {
    if (entry.kind === 'called') calls.push(entry);
    if (entry.kind === 'not-called') calls.pop();
  }
  return calls;
}

export type FollowChange =
  | { readonly change: 'called'; readonly result: TryResult }
  | { readonly change: 'not-called' }
  | { readonly change: 'not-done' }
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
    isReached: z.number().transform(Boolean),
    /** As in `LeadFilter`. */
    came: z.string(),
    /** The first page of the visit; empty if unknown. */
    page: z.string(),
    assignee: z.string().nullable(),
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

export type Mark = 'retention' | 'backup' | 'restore-tried' | 'canary' | 'expiry' | `morning ${string}`;
