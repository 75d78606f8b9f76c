/** @jsxImportSource hono/jsx */
import { Button, Form } from '@/server/desk/pages/form';
import { type DeskQuery, deskPathFor } from '@/server/desk/query';
import type { RefusalCounter } from '@/server/inbox/refusal-counter';
import { momentText } from '@/server/office-time';
import type { MailBacklog } from '@/server/store/types';

type GivenUpProps = { readonly of: 'email' | 'webhook'; readonly mail: MailBacklog; readonly query: DeskQuery };

const words = {
  email: { one: 'An email about a lead', many: 'emails about leads' },
  webhook: { one: 'A lead for the other system', many: 'leads for the other system' },
} as const;

export function GivenUp({ of, mail: { givenUp, numbers }, query }: GivenUpProps) {
  if (givenUp === 0) return null;
  return (
    <Form class="warning" action="/desk/send-again">
      <p>
        {givenUp === 1 ? words[of].one : `${givenUp.toLocaleString('en-US')} ${words[of].many}`} could not be sent in
        three days of attempts. The leads are all here:{' '}
        {numbers.map((number) => (
          <>
            <a href={deskPathFor(query, { lead: number })}>lead {number}</a>{' '}
          </>
        ))}
      </p>
      <Button>Send again</Button>
    </Form>
  );
}

/** With fewer refusals, it's just people mistyping. */
const minRefusals = 50;

export function Refused({ networks }: { readonly networks: ReturnType<RefusalCounter['top']> }) {
  if (networks.reduce((sum, { refusals }) => sum + refusals, 0) < minRefusals) return null;
  return (
    <details class="warning">
      <summary>
        A robot is posting forms. People still get through; whoever runs the server can block these networks.
      </summary>
      <ul>
        {networks.map(({ network, refusals }) => (
          <li>
            {network}: {refusals.toLocaleString('en-US')} posts refused in the last two hours
          </li>
        ))}
      </ul>
    </details>
  );
}

/** In milliseconds; the canary runs hourly. */
const maxCanaryAge = 2 * 60 * 60_000;

export function NoCanary({ last, now }: { readonly last: number | null; readonly now: number }) {
  // A time in the future was set by a clock that has been corrected since.
  if (last === null || Math.abs(now - last) < maxCanaryAge) return null;
  return (
    <p class="warning">
      The website’s hourly test hasn’t come through since {momentText(last)}: forms, or emails about leads, may not be
      arriving. Tell whoever runs the server.
    </p>
  );
}
