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
  /** What the visitor agreed to, if that is known; the words are null where this server has other ones than the page. */
  readonly consent?: { readonly version: string; readonly words: string | null } | null;
};

/** `key-expired`: not stored, because its key was first used more than a day before, for other answers. */
export type PutResult =
  | { readonly outcome: 'stored' | 'already-stored'; readonly leadId: string }
  | { readonly outcome: 'key-expired' };

export type StoredLead = {
  /** Counts up without gaps; never used twice. */
  readonly number: number;
  readonly form: string;
  readonly key: string;
  readonly leadId: string;
  readonly receivedAt: number;
  /** When the follow-up was marked as done, or null. */
  readonly doneAt: number | null;
  /** The number of the lead that the same filled form sent before, with other answers; null for the first. */
  readonly follows: number | null;
  /** When someone called for the first time, or null. */
  readonly calledAt: number | null;
  /** Who called. */
  readonly calledBy: string | null;
  /** Who follows the lead up; null for nobody. */
  readonly assignee: string | null;
  /** The sentences that the visitor agreed to, or their version where the words were never seen here; null for none. */
  readonly consent: string | null;
  readonly body: Readonly<Record<string, string>>;
};

/** `new` waits for a first call; `done` needs nothing more, called or not. */
export type LeadState = 'new' | 'called' | 'done';

/** A lead whose message to the loan officer is due. */
export type DueMail = StoredLead & { readonly attempts: number };

/** `given-up`: the mail server refused it too often; it is sent again when someone asks for it. */
export type MailState = 'waiting' | 'sent' | 'given-up';

/** A message to the loan officer that is not sent. */
export type UnsentMail = {
  readonly number: number;
  readonly form: string;
  readonly leadId: string;
  readonly state: MailState;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly nextTryAt: number;
  /** A code without personal data, such as `ECONNREFUSED` or `550`; null before the first try. */
  readonly error: string | null;
};

export type LeadFilter = {
  readonly number?: number;
  readonly form?: string;
  /** From this moment on, in milliseconds since 1970. */
  readonly since?: number;
  /** Before this moment. */
  readonly until?: number;
  readonly state?: LeadState;
  /** Null for leads that nobody has. */
  readonly assignee?: string | null;
  /** An email address, a reference, a phone number or words of a name. */
  readonly search?: string;
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
export type FollowUp = {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: string;
  readonly kind: 'called' | 'not-called' | 'done' | 'not-done' | 'assigned' | 'note';
  /** The note, or who a lead is assigned to; empty for nobody. */
  readonly text: string;
};

/** A change that a loan officer asks for. */
export type FollowChange =
  | { readonly change: 'called' | 'not-called' | 'done' | 'not-done' }
  /** `from`: who had the lead when the officer looked; another change in between is not overwritten. */
  | { readonly change: 'assign'; readonly from: string | null; readonly to: string | null }
  | { readonly change: 'note'; readonly text: string };
export type FollowRequest = { readonly number: number; readonly at: number; readonly who: string } & FollowChange;

/** `unchanged`: someone else was first, or it is too late to take it back; the lead is as it is now. */
export type FollowResult =
  | { readonly outcome: 'changed' | 'unchanged'; readonly lead: StoredLead }
  | { readonly outcome: 'missing' };

/** A line of the record of who read or changed leads. It names no visitor. */
export type AuditEntry = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The user of the machine, or the address by which someone signed in at the desk. */
  readonly who: string;
  readonly action: AuditAction;
  /** How many leads were read or changed. */
  readonly leads: number;
};

/** What a deletion by address did. */
export type Forgotten = {
  readonly deleted: number;
  /** The numbers of leads that stay: the same filled forms sent them, with another address. */
  readonly related: readonly number[];
};

/** The database of leads. Every method rejects when the database cannot do it; nothing is half done. */
export type LeadStore = {
  /** Resolves once the lead is committed, and not before. What is stored is never replaced. */
  readonly put: (lead: NewLead) => Promise<PutResult>;
  /** Reads leads one after the other, oldest first, with a page of them in memory. */
  readonly read: (filter?: LeadFilter) => AsyncGenerator<StoredLead, void>;
  /** All leads of a filter at once, oldest first. */
  readonly list: (filter?: LeadFilter) => Promise<StoredLead[]>;
  /** The leads with a number or a reference, at most ten. */
  readonly find: (id: string) => Promise<StoredLead[]>;
  readonly lead: (number: number) => Promise<StoredLead | undefined>;
  readonly page: (request: PageRequest) => Promise<LeadPage>;
  /** How many leads of a filter are in each state. */
  readonly counts: (filter: LeadFilter) => Promise<Readonly<Record<LeadState, number>>>;
  /** What was done about a lead, oldest first. */
  readonly history: (number: number) => Promise<FollowUp[]>;
  /** The first calls since a moment, newest first, at most 5,000. */
  readonly firstCalls: (since: number) => Promise<{ readonly receivedAt: number; readonly calledAt: number }[]>;
  /** Two counters: one grows with each lead, the other with each change at the desk. */
  readonly pulse: () => Promise<{ readonly leads: number; readonly changes: number }>;
  /** Makes a change together with its lines in the history and in the record of uses. */
  readonly follow: (request: FollowRequest) => Promise<FollowResult>;
  /** Deletes every lead sent with an email address, in whatever case and composition it was typed. */
  readonly forget: (email: string) => Promise<Forgotten>;
  /** Deletes leads received before a moment; returns how many. */
  readonly deleteBefore: (moment: number) => Promise<number>;
  /** How many leads there are, how many of them were received before a moment, and the moment of the last `deleteBefore`. */
  readonly ages: (
    moment: number,
  ) => Promise<{ readonly all: number; readonly older: number; readonly last: number | null }>;
  /** Takes up to `limit` messages that are due and holds them until `heldUntil`, so that no other server sends them too. */
  readonly takeDueMail: (now: number, heldUntil: number, limit: number) => Promise<DueMail[]>;
  readonly mailSent: (lead: StoredLead, at: number) => Promise<void>;
  /** Puts a message off; `error` is a code without personal data. */
  readonly mailFailed: (lead: StoredLead, nextTryAt: number, error: string) => Promise<void>;
  /** Ends the tries of a message. */
  readonly mailGivenUp: (lead: StoredLead, at: number, error: string) => Promise<void>;
  /** At most `limit` messages that are not sent, those that were given up first. */
  readonly unsentMail: (limit: number) => Promise<UnsentMail[]>;
  /** What became of the messages of leads with these numbers; leads without a message are left out. */
  readonly mailStates: (
    numbers: readonly number[],
  ) => Promise<{ readonly number: number; readonly state: MailState }[]>;
  /** Puts what was given up into the queue again; returns how many messages. */
  readonly sendAgain: (at: number) => Promise<number>;
  /** How many messages wait and how many were given up. */
  readonly mailBacklog: () => Promise<{ readonly waiting: number; readonly givenUp: number }>;
  /** The names of all answers in the leads of a filter, by form. */
  readonly fieldNames: (filter?: LeadFilter) => Promise<{ readonly form: string; readonly name: string }[]>;
  readonly recordUse: (entry: AuditEntry) => Promise<void>;
  /** Every recorded use, oldest first. */
  readonly uses: () => Promise<AuditEntry[]>;
  /**
   * Copies the whole database into a new file that only its owner can read, while leads come in; returns how many leads
   * are in the copy. Rejects where the file exists, and for a database on another machine.
   */
  readonly backup: (file: string, at: number) => Promise<number>;
  /** When the last copy was made, in milliseconds since 1970; null before the first. */
  readonly lastBackup: () => Promise<number | null>;
  /** Writes a row as long as the largest lead, to learn whether leads can be written. */
  readonly check: (at: number) => Promise<void>;
  /** Waits for what was put, then closes the database. */
  readonly close: () => Promise<void>;
};
