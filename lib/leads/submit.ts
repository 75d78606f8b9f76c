export type Target = {
  readonly url: string;
  /**
   * Our inbox must answer JSON with `"result":"success"`. A third party's OK counts unless its JSON says
   * `"result":"error"`.
   */
  readonly sameOrigin: boolean;
};

export type Lead = {
  readonly target: Target;
  /** Gets one attempt after the first target has failed. */
  readonly second?: Target;
  readonly key: string;
  readonly consentVersion: string;
  readonly body: string;
  readonly contentType: string;
  /** Returns a new key to use if the inbox has stored other answers under this one. */
  readonly renewKey?: () => string;
};

export type PostRequest = Target & {
  readonly key: string;
  readonly consentVersion: string;
  readonly body: string;
  readonly contentType: string;
  readonly signal: AbortSignal;
};
export type PostAnswer = {
  readonly status: number;
  readonly text: string;
  /** Seconds, from the Retry-After header. */
  readonly retryAfter?: number;
};
/** Sends one request and reads the whole response; rejects on a network error. */
export type Post = (request: PostRequest) => Promise<PostAnswer>;

/** Timers in milliseconds, and the `online` event. Each returns a function that cancels it. */
export type Clock = {
  readonly after: (ms: number, call: () => void) => () => void;
  readonly onOnline: (call: () => void) => () => void;
};

export type SubmitTools = {
  readonly post: Post;
  readonly clock: Clock;
  /** At least 0, less than 1. */
  readonly random: () => number;
};

export type SubmitState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly attempt: number }
  | { readonly step: 'waiting'; readonly attempt: number }
  | {
      readonly step: 'sent';
      /** Who will reply, as reported by the inbox; unvalidated. */
      readonly officer?: unknown;
    }
  | {
      readonly step: 'failed';
      readonly message: string;
      /** True when an attempt may have been stored without an acknowledgment; false when every attempt was refused. */
      readonly mayBeStored: boolean;
    };

export type Outcome = Extract<SubmitState, { readonly step: 'sent' | 'failed' }>;

/** Milliseconds for one attempt. */
export const attemptTimeout = 12_000;
/** Milliseconds for all attempts and waits together. */
export const totalTimeout = 60_000;
/** Milliseconds. The longest Retry-After to honor: three of them leave time for the second target. */
const maxRetryAfter = 15_000;
/** Maximum backoff before the first, second and third retry, in milliseconds. */
export const retryWaits = [1_000, 2_000, 4_000] as const;

type Verdict =
  | { readonly kind: 'stored'; readonly officer: unknown }
  | {
      readonly kind: 'again';
      readonly message: string;
      readonly mayBeStored: boolean;
      /** Milliseconds the response asked to wait, in addition to the backoff. */
      readonly retryAfterMs?: number;
    }
  | { readonly kind: 'refused' | 'key-expired'; readonly message: string };

/** The members of a JSON object; empty for anything else. */
function membersOf(text: string): Readonly<Record<string, unknown>> {
  try {
    // JSON may also be null or a number, which have no members.
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What a response means: stored, retry, retry with a new key, or refused. */
export function verdictFor({ status, text, retryAfter = 0 }: PostAnswer, sameOrigin: boolean): Verdict {
  const message = `The server answered ${status}.`;
  const retryAfterMs = retryAfter > 0 ? Math.min(retryAfter * 1000, maxRetryAfter) : 0;
  // A failing server may have stored the lead first; 408, 425 and 429 are answered before anything is stored.
  const failed = status >= 500;
  if (failed || [408, 425, 429].includes(status)) return { kind: 'again', message, mayBeStored: failed, retryAfterMs };
  const { result, code, officer } = membersOf(text);
  if (sameOrigin && status === 409 && code === 'key-expired') return { kind: 'key-expired', message };
  if (status < 200 || status > 299) return { kind: 'refused', message };
  if (result === 'error') return { kind: 'refused', message: 'The server did not store this.' };
  // A hotel's sign-in page or a stray error page can answer 200 instead of the inbox.
  if (sameOrigin && result !== 'success') {
    return { kind: 'again', message: 'Another page answered.', mayBeStored: true };
  }
  return { kind: 'stored', officer };
}

/**
 * Sends a lead: idle, sending(n), waiting(n), then sent or failed. An attempt has 12 s. Network errors, timeouts, 408,
 * 425, 429 and 5xx are retried up to three times after a backoff of up to 1, 2 and 4 s (full jitter), plus up to 15 s
 * of Retry-After; coming back online ends the wait early. Then the second target gets one attempt. Everything ends
 * within 60 s, always with an outcome; it never rejects. If the inbox has stored other answers under the key, the
 * attempt is repeated at once with a new key.
 * Only timers measure time, so a jump of the system clock neither ends nor prolongs it.
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
  const cancelWhole = clock.after(totalTimeout, () => {
    outOfTime = true;
    interrupt();
  });

  function askOnce(target: Target): Promise<Verdict> {
    return new Promise((resolve) => {
      const controller = new AbortController();
      const late = () => settle({ kind: 'again', message: 'There was no answer in time.', mayBeStored: true });
      const cancel = clock.after(attemptTimeout, late);
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
          (answer) => settle(verdictFor(answer, target.sameOrigin)),
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

  /** Waits for the Retry-After of the last response plus up to `ms` more. */
  function waitUpTo(ms: number, retryAfterMs = 0): Promise<void> {
    return new Promise((resolve) => {
      const cancelTimer = clock.after(retryAfterMs + random() * ms, go);
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
      await waitUpTo(wait, verdict.retryAfterMs);
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
  /** The outcome, or null while another is pending: a second press does nothing. */
  readonly send: (lead: Lead) => Promise<Outcome> | null;
};

/** `tell` is called with every state. */
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
