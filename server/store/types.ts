import { z } from 'zod';

/** What the record of uses tells apart. */
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
  'password',
  'second-factor-on',
  'second-factor-off',
  'recovery-code',
  'device-sign-out',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** How the work on a lead ended. */
export const outcomes = ['applied', 'funded', 'not-now', 'not-qualified', 'wrong-number', 'spam'] as const;
export type LeadOutcome = (typeof outcomes)[number];

/** One way to the site. Each name is missing where nothing is known. */
export type Visit = {
  /** The page that was opened first. */
  readonly page?: string | undefined;
  /** The host that led there. */
  readonly from?: string | undefined;
  readonly utm_source?: string | undefined;
  readonly utm_medium?: string | undefined;
  readonly utm_campaign?: string | undefined;
  readonly utm_term?: string | undefined;
  readonly utm_content?: string | undefined;
  /** The id of the loan officer who gave the address. */
  readonly with?: string | undefined;
};

/** How the visitor of a lead came: the first time in the tab, and the last. */
export type LeadSource = { readonly first: Visit; readonly last: Visit };

/** A lead that has passed the form's check. */
export type NewLead = {
  readonly form: string;
  /** The random key of the filled form; null when it came without one, from a browser without JavaScript. */
  readonly key: string | null;
  /** The lead's `_id`: the reference its sender is given. */
  readonly leadId: string;
  /** Names and values in the order of the form's columns. */
  readonly body: Readonly<Record<string, string>>;
  /** The same for two leads whose visitor typed the same. */
  readonly contentHash: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** What the visitor agreed to, if that is known; the words are null where this release has other ones than the page. */
  readonly consent?: { readonly version: string; readonly words: string | null } | null;
  readonly source?: LeadSource | null;
  /** The account of the officer whom the lead names. */
  readonly assignee?: string | null;
  /** Sent by this server itself: it takes no number and queues no message. */
  readonly isCanary?: boolean;
};

/** `key-expired`: not stored, because its key was first used more than a day before, for other answers. */
export type PutResult =
  | { readonly outcome: 'stored' | 'already-stored'; readonly leadId: string }
  | { readonly outcome: 'key-expired' };

const visitSchema = z.record(z.string(), z.string());
const sourceSchema = z.object({ first: visitSchema, last: visitSchema });
const bodySchema = z.record(z.string(), z.string());
const moment = z.number().nullable();

/** A lead as a row of its table. */
export const leadSchema = z
  .object({
    /** Counts up without gaps; never used twice. */
    number: z.number(),
    form: z.string(),
    key: z.string(),
    leadId: z.string(),
    receivedAt: z.number(),
    /** When the follow-up was marked as done, or null. */
    doneAt: moment,
    /** How it ended; null while it is not done. */
    outcome: z.enum(outcomes).nullable(),
    /** When the next step is due, or null without one. */
    dueAt: moment,
    /** The next step, such as `Call`. */
    dueText: z.string().nullable(),
    /** The number of the lead that the same filled form sent before, with other answers; null for the first. */
    follows: z.number().nullable(),
    /** When someone called for the first time, or null. */
    calledAt: moment,
    /** Who called. */
    calledBy: z.string().nullable(),
    /** Who follows the lead up; null for nobody. */
    assignee: z.string().nullable(),
    /** The version of the sentences that the visitor agreed to; null for none. */
    consent: z.string().nullable(),
    /** These sentences; null where this server has never shown them. */
    consentWords: z.string().nullable(),
    /** How its visitor came; null where nothing is known. */
    source: z
      .string()
      .transform((text): LeadSource => sourceSchema.parse(JSON.parse(text)))
      .nullable(),
    body: z.string().transform((text): Readonly<Record<string, string>> => bodySchema.parse(JSON.parse(text))),
  })
  .readonly();
export type StoredLead = z.infer<typeof leadSchema>;

/** `new` waits for a first call; `done` needs nothing more, called or not. */
export type LeadState = 'new' | 'called' | 'done';

/** What a message is: about a new lead, about one that an officer was given, a receipt for the visitor, or the lead itself for another system. */
export const mailKinds = ['lead', 'assigned', 'receipt', 'webhook'] as const;
export type MailKind = (typeof mailKinds)[number];

/** The kinds that go out by email. */
export const emailKinds: readonly MailKind[] = ['lead', 'assigned', 'receipt'];

/** A lead about which a message is due. */
export type DueMail = StoredLead & { readonly kind: MailKind; readonly attempts: number };

/** What became of a message. */
export const mailStatusSchema = z
  .object({
    /** `given-up`: the mail server refused it too often; it is sent again when someone asks for it. */
    state: z.enum(['waiting', 'sent', 'given-up']),
    attempts: z.number(),
    /** Milliseconds since 1970. */
    nextTryAt: z.number(),
    /** A code without personal data, such as `ECONNREFUSED` or `550`; null before the first failure. */
    error: z.string().nullable(),
  })
  .readonly();
export type MailStatus = z.infer<typeof mailStatusSchema>;
export type MailState = MailStatus['state'];

export type MailBacklog = { readonly waiting: number; readonly givenUp: number; readonly numbers: readonly number[] };

export type LeadFilter = {
  readonly number?: number | undefined;
  readonly reference?: string | undefined;
  /** An email address, in whatever case and composition it was typed. */
  readonly email?: string | undefined;
  /** Ten digits. */
  readonly phone?: string | undefined;
  readonly form?: string | undefined;
  /** From this moment on, in milliseconds since 1970. */
  readonly since?: number | undefined;
  /** Before this moment. */
  readonly until?: number | undefined;
  readonly state?: LeadState | undefined;
  /** What an officer has to do: the leads that are not done and that this account or nobody has. */
  readonly openFor?: string | undefined;
  /** Null for leads that nobody has. */
  readonly assignee?: string | null | undefined;
  /** An email address, a reference, a phone number or words of a name. */
  readonly search?: string | undefined;
};

/** A page of a list. */
export type PageRequest = {
  readonly filter?: LeadFilter;
  readonly order: 'newest' | 'oldest';
  /** The page begins behind this number; with the first lead when left out. */
  readonly behind?: number | undefined;
  readonly size: number;
};

export type LeadPage = {
  readonly leads: readonly StoredLead[];
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
  /** Whether the search took too long and ended before the page was full. */
  readonly isCut: boolean;
};

/** What someone did about a lead. */
export const followUpSchema = z
  .object({
    /** Milliseconds since 1970. */
    at: z.number(),
    who: z.string(),
    kind: z.enum(['called', 'not-called', 'done', 'not-done', 'assigned', 'planned', 'note']),
    /** The note, the outcome, the next step with its time, or who a lead is assigned to; empty for none. */
    text: z.string(),
  })
  .readonly();
export type FollowUp = z.infer<typeof followUpSchema>;

/** A change that a loan officer asks for. */
export type FollowChange =
  | { readonly change: 'called' | 'not-called' | 'not-done' }
  /** `from`: the outcome when the officer looked. An outcome may be changed later, as from applied to funded. */
  | { readonly change: 'done'; readonly from: LeadOutcome | null; readonly to: LeadOutcome }
  /** The next step, or null to take it off. */
  | { readonly change: 'plan'; readonly step: { readonly at: number; readonly text: string } | null }
  /** `from`: who had the lead when the officer looked; another change in between is not overwritten. */
  | { readonly change: 'assign'; readonly from: string | null; readonly to: string | null }
  | { readonly change: 'note'; readonly text: string };
export type FollowRequest = { readonly number: number; readonly at: number; readonly who: string } & FollowChange;

/** `unchanged`: someone else was first, or it is too late to take it back; the lead is as it is now. */
export type FollowResult =
  | { readonly outcome: 'changed' | 'unchanged'; readonly lead: StoredLead }
  | { readonly outcome: 'missing' };

/** How many leads of a form came to the same end; null for those that are not done. */
export const tallySchema = z
  .object({
    form: z.string(),
    outcome: z.enum(outcomes).nullable(),
    isCalled: z.number().transform(Boolean),
    /** The advertisement or the host that first led to the site; empty where nothing is known. */
    source: z.string(),
    leads: z.number(),
  })
  .readonly();
export type Tally = z.infer<typeof tallySchema>;

/** A line of the record of who read or changed leads. It names no visitor. */
export const auditSchema = z
  .object({
    /** Milliseconds since 1970. */
    at: z.number(),
    /** The user of the machine, or the address by which someone signed in at the desk. */
    who: z.string(),
    action: z.enum(auditActions),
    /** How many leads were read or changed. */
    leads: z.number(),
    /** Their numbers, and the filter by which they were chosen; the account that was changed. */
    about: z.string(),
  })
  .readonly();
export type AuditEntry = z.infer<typeof auditSchema>;

/** What is to be deleted, and how many leads the person who asks for it has seen of it. */
export type Removal = {
  readonly filter: LeadFilter;
  /** Nothing is deleted where this is not the number of leads; a person's deletion names none. */
  readonly expected?: number;
};

/** What a deletion did. */
export type Removed = {
  /** The numbers of the deleted leads. */
  readonly numbers: readonly number[];
  /** The numbers of leads that stay and may be about the same person: sent by the same filled form, or with the address or phone in a text or a note. */
  readonly related: readonly number[];
  /** Whether another program keeps old pages of the database open: what was deleted is in its log until it is deleted again. */
  readonly isLogHeld: boolean;
};

/** `refused`: a deletion by age that may be the fault of a wrong clock. */
export type Expired =
  | { readonly outcome: 'done'; readonly deleted: number }
  | { readonly outcome: 'refused'; readonly reason: string };

/** What is remembered beside the leads, each with a moment. */
export type Mark = 'retention' | 'backup' | 'restore-tried' | 'canary' | 'expiry';
