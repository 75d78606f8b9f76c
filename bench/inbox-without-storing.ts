import { company } from '@/content/lender/company';
import { createApp } from '@/server/app';
import { startServer } from '@/server/http';
import { forms } from '@/server/inbox/forms';
import { logToOutput as log } from '@/server/log';

// The same server without storing: it shows the cost of everything else.
await startServer(
  createApp({
    forms,
    store: { put: async ({ leadId }) => ({ outcome: 'stored', leadId }) },
    phone: company.phone,
    log,
    ratePerMinute: 0,
    totalPerMinute: 0,
    trustedProxies: 0,
    allowedOrigins: [],
    thankYouUrl: '/thank-you',
  }).fetch,
  { port: Number(process.env.PORT), host: '127.0.0.1' },
);
