/** Where a lead goes. */
export type Target = {
  readonly url: string;
  /**
   * True for an inbox on the page's own origin, which always answers JSON: it must say `"result":"success"`. A third
   * party's OK answer counts unless it is JSON that says `"result":"error"`.
   */
  readonly sameOrigin: boolean;
};

/** One filled form, ready to send: every try carries the same key and the same body. */
export type Lead = {
  readonly target: Target;
  /** Gets a single try when the first target has failed. */
  readonly second?: Target;
  readonly key: string;
  /** The version of the sentences that the visitor agreed to. */
  readonly consentVersion: string;
  readonly body: string;
  readonly contentType: string;
  /** Makes another key, to be used from then on, when the inbox takes no other answers under this one. */
  readonly renewKey?: () => string;
};

export type PostRequest = Target & {
  readonly key: string;
  /** The version of the sentences that the visitor agreed to. */
  readonly consentVersion: string;
  readonly body: string;
  readonly contentType: string;
  readonly signal: AbortSignal;
};
export type PostAnswer = {
  readonly status: number;
  readonly text: string;
  /** Seconds to wait before the next try, where the answer says so. */
  readonly retryAfter?: number;
};
/** Sends once and reads the whole answer; rejects on a network error. */
export type Post = (request: PostRequest) => Promise<PostAnswer>;

/** Timers and the way back online; each returns a function that cancels it. Milliseconds. */
export type Clock = {
  readonly after: (ms: number, call: () => void) => () => void;
  readonly onOnline: (call: () => void) => () => void;
};

export type SubmitTools = {
  readonly post: Post;
  readonly clock: Clock;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
};

export type SubmitState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly attempt: number }
  | { readonly step: 'waiting'; readonly attempt: number }
  | {
      readonly step: 'sent';
      /** Who gets back to the visitor, as the inbox answered; from another endpoint anything. */
      readonly officer?: unknown;
    }
  | {
      readonly step: 'failed';
      readonly message: string;
      /** True when a try may have been stored although no answer said so; false when every try was refused. */
      readonly mayBeStored: boolean;
    };

export type Outcome = Extract<SubmitState, { readonly step: 'sent' | 'failed' }>;

/** Each try has this long, in milliseconds. */
export const tryTime = 12_000;
/** All tries and waits together, in milliseconds. */
export const wholeTime = 60_000;
/** The longest wait that an answer may ask for before one retry, in milliseconds: three of them leave time for a second target. */
const maxRetryAfter = 15_000;
/** The longest wait of our own before the first, second and third retry, in milliseconds. */
export const retryWaits = [1_000, 2_000, 4_000] as const;

type Verdict =
  | { readonly kind: 'stored'; readonly officer: unknown }
  | {
      readonly kind: 'again';
      readonly message: string;
      readonly mayBeStored: boolean;
      /** Milliseconds to wait beside our own wait. */
      readonly asked?: number;
    }
  | { readonly kind: 'refused' | 'key-expired'; readonly message: string };

/** The members of a JSON object; none for another text. */
function membersOf(text: string): Readonly<Record<string, unknown>> {
  try {
    // Of null or a number too, which have none.
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What an answer means: stored, retry, retry with another key, or refused finally. */
export function verdictOn({ status, text, retryAfter = 0 }: PostAnswer, sameOrigin: boolean): Verdict {
  const message = `The server answered ${status}.`;
  const asked = retryAfter > 0 ? Math.min(retryAfter * 1000, maxRetryAfter) : 0;
  // A failing server may have stored the lead before it failed; the other three are said before anything is stored.
  const failed = status >= 500;
  if (failed || [408, 425, 429].includes(status)) return { kind: 'again', message, mayBeStored: failed, asked };
  const { result, code, officer } = membersOf(text);
  if (sameOrigin && status === 409 && code === 'key-expired') return { kind: 'key-expired', message };
  if (status < 200 || status > 299) return { kind: 'refused', message };
  if (result === 'error') return { kind: 'refused', message: 'The server did not store this.' };
  // A hotel's sign-in page or a stray error page can answer OK in place of our own inbox.
  if (sameOrigin && result !== 'success') {
    return { kind: 'again', message: 'Another page answered.', mayBeStored: true };
  }
  return { kind: 'stored', officer };
}

/**
 * Sends a lead: idle, sending(n), waiting(n), then sent or failed. A try has 12 s; network errors, time-outs, 408, 425,
 * 429 and 5xx are tried again up to three times after a wait of up to 1, 2 and 4 s (full jitter), and up to 15 s more where
 * the answer asks for it, which coming online ends early; then a second target gets one try. All within 60 s, always with an outcome, and never rejecting. When the
 * inbox takes no other answers under the key, the same try is made again at once with another key.
 *
 * Time is counted by timers alone, so that a jump of the wall clock neither ends nor prolongs it.
 */
export async function submit(
  lead: Lead,
  { post, clock, random }: SubmitTools,
  tell: (state: SubmitState) => void = () => undefined,
): Promise<Outcome> {
  let { key } = lead;
  let mayBeStored = false;
  let outOfTime = false;
  let interrupt: () => void = () => undefined;
  const cancelWhole = clock.after(wholeTime, () => {
    outOfTime = true;
    interrupt();
  });

  function askOnce(target: Target): Promise<Verdict> {
    return new Promise((resolve) => {
      const controller = new AbortController();
      const late = () => settle({ kind: 'again', message: 'There was no answer in time.', mayBeStored: true });
      const cancel = clock.after(tryTime, late);
      interrupt = late;
      function settle(verdict: Verdict): void {
        cancel();
        interrupt = () => undefined;
        resolve(verdict);
        controller.abort();
      }
      const { consentVersion, body, contentType } = lead;
      const request = { ...target, key, consentVersion, body, contentType };
      Promise.resolve({ ...request, signal: controller.signal })
        .then(post)
        .then(
          (answer) => settle(verdictOn(answer, target.sameOrigin)),
          () => settle({ kind: 'again', message: 'The connection failed.', mayBeStored: true }),
        );
    });
  }

  async function tryOnce(target: Target): Promise<Verdict> {
    let verdict = await askOnce(target);
    if (verdict.kind === 'key-expired' && lead.renewKey && key === lead.key && !outOfTime) {
      key = lead.renewKey();
      verdict = await askOnce(target);
    }
    mayBeStored ||= verdict.kind === 'again' && verdict.mayBeStored;
    return verdict;
  }

  /** Waits as long as the last answer asked for, and up to so many milliseconds more. */
  function waitUpTo(ms: number, asked = 0): Promise<void> {
    return new Promise((resolve) => {
      const cancelTimer = clock.after(asked + random() * ms, go);
      const cancelOnline = clock.onOnline(go);
      interrupt = go;
      function go(): void {
        cancelTimer();
        cancelOnline();
        interrupt = () => undefined;
        resolve();
      }
    });
  }

  async function deliver(): Promise<Verdict> {
    let attempt = 1;
    tell({ step: 'sending', attempt });
    let verdict = await tryOnce(lead.target);
    for (const wait of retryWaits) {
      if (verdict.kind !== 'again' || outOfTime) break;
      tell({ step: 'waiting', attempt });
      await waitUpTo(wait, verdict.asked);
      if (outOfTime) break;
      attempt += 1;
      tell({ step: 'sending', attempt });
      verdict = await tryOnce(lead.target);
    }
    if (verdict.kind === 'stored' || lead.second === undefined || outOfTime) return verdict;
    tell({ step: 'sending', attempt: attempt + 1 });
    return tryOnce(lead.second);
  }

  const verdict = await deliver();
  cancelWhole();
  const outcome: Outcome =
    verdict.kind === 'stored'
      ? { step: 'sent', officer: verdict.officer }
      : { step: 'failed', message: verdict.message, mayBeStored };
  tell(outcome);
  return outcome;
}

/** Sends one lead at a time. */
export type Sender = {
  /** The future outcome, or null while one is pending: a second press does nothing. */
  readonly send: (lead: Lead) => Promise<Outcome> | null;
};

/** A sender over the given tools; `tell` is called with every state. */
export function senderWith(tools: SubmitTools, tell?: (state: SubmitState) => void): Sender {
  let pending = false;
  return {
    send(lead) {
      if (pending) return null;
      pending = true;
      return submit(lead, tools, tell).finally(() => {
        pending = false;
      });
    },
  };
}
