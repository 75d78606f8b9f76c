/** @jsxImportSource hono/jsx */
import type { Answerer } from '@/content/lender/staff';
import { isLeadId } from '@/lib/leads/lead-id';

/** Where the exported thank-you page has room for a reference. */
const placeholder = '<p id="reference" hidden=""></p>';

/**
 * The thank-you page with the reference of its address, with the name of the visitor's officer and a link to that person's
 * booking page: a browser without script has no other way to show them. Any other answer, and a reference that is not one of ours, stays
 * as it is.
 */
export async function addReference(
  answer: Response,
  reference: string | null,
  answerer?: Pick<Answerer, 'name' | 'booking'>,
): Promise<Response> {
  if (reference === null || !isLeadId(reference) || answer.status !== 200) return answer;
  const headers = new Headers(answer.headers);
  for (const name of ['etag', 'content-length']) headers.delete(name);
  headers.set('cache-control', 'no-store');
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
    html.replace(placeholder, () => String(markup)),
    { headers },
  );
}
