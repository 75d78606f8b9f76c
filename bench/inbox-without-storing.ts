import { company } from '@/content/lender/company';
import { answererOf, people } from '@/content/lender/staff';
import { createApp } from '@/server/app';
import { createOfficerFinder } from '@/server/desk/accounts/officers';
import { startServer } from '@/server/http';
import { forms } from '@/server/inbox/forms';
import { createRefusalCounter } from '@/server/inbox/refusal-counter';
import { logToOutput as log } from '@/server/log';
import { openStaticSite } from '@/server/site/static-site';

// The server of `server/main.ts` with its site and settings but without storage, to measure the cost of everything else.
await startServer(
  createApp({
    forms,
    store: { put: async ({ leadId }) => ({ outcome: 'stored', leadId }) },
    site: openStaticSite('out'),
    phone: company.phone,
    officerNamedIn: createOfficerFinder(people),
    answerers: people.map(answererOf),
    log,
    onRefused: createRefusalCounter().count,
    ratePerMinute: 0,
    totalPerMinute: 0,
    trustedProxies: 0,
    allowedOrigins: [],
    thankYouUrl: '/thank-you',
  }).fetch,
  { port: Number(process.env.PORT), host: '127.0.0.1' },
);
