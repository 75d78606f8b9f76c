/** @jsxImportSource hono/jsx */
import { company } from '@/content/lender/company';
import type { Answerer } from '@/content/lender/staff';
import { replyTimeAt } from '@/lib/forms/call-times';
import { isLeadId } from '@/lib/leads/lead-id';

/** In the exported thank-you page. */
const placeholder = '<p id="reference" hidden=""></p>';

/**
 * Completes the thank-you page for browsers without script: reference, reply time, officer and booking link. A malformed
 * reference changes nothing.
 */
export async function addReference(
  answer: Response,
  reference: string | null,
  answerer?: Pick<Answerer, 'name' | 'booking'>,
  now = new Date(),
): Promise<Response> {
  if (reference === null || !isLeadId(reference) || answer.status !== 200) return answer;
  const headers = new Headers(answer.headers);
  for (const name of ['etag', 'content-length']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  const reply = replyTimeAt(company.hours, now);
  const booking = answerer?.booking;
  const markup = (
    <>
      <p id="reference">
        Your reference number is <b>{reference}</b>.
      </p>
      {answerer ? <p>You’ll hear from {answerer.name}.</p> : null}
      {booking ? (
        <p>
          <a href={booking.href} rel="external">
            {booking.label}
          </a>
        </p>
      ) : null}
    </>
  );
  const html = await answer.text();
  return new Response(
    html
      .replace(placeholder, () => String(markup))
      .replace('will answer within one business day', (it) => (reply ? `will answer by ${reply}` : it)),
    { headers },
  );
}
