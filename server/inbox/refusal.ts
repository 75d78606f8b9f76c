import type { Context } from 'hono';
import { plainPage, plainPagePolicy } from '@/server/inbox/plain-page';

type RefusalStatus = 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
type RefusalExtras = {
  /** Read by the page's script. */
  readonly code?: 'key-expired';
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Why a form is refused: the response status and a sentence for the visitor. */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly extras: RefusalExtras = {},
  ) {
    super(message);
  }
}

/** Whether the browser shows the response as a page; scripts ask for JSON. */
export function wantsPage(context: Context): boolean {
  const accept = context.req.header('accept');
  return accept?.includes('text/html') === true && !accept.includes('application/json');
}

/** A refusal as JSON for scripts or as a page for browsers without script. */
export function refusalAnswer(context: Context, refusal: Refusal, phone: Parameters<typeof plainPage>[0]['phone']) {
  const { status, message, extras } = refusal;
  const { code, fields, headers } = extras;
  const all = { 'cache-control': 'no-store', ...headers };
  if (!wantsPage(context))
    return context.json({ result: 'error', message, ...(code && { code }), ...(fields && { fields }) }, status, all);
  const page = plainPage({
    title: status === 503 ? 'We could not confirm that your form arrived' : 'Your form was not sent',
    sentences: [message, 'Use your browser’s Back button: what you filled in is still there.'],
    problems: Object.values(fields ?? {}),
    phone,
  });
  return context.body(page, status, {
    ...all,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPagePolicy,
  });
}
