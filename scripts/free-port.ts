import { requireFreePort } from './machine/ports';

/** Fails before `npm start` builds for a minute if the port of the server is in use. */
await requireFreePort(
  Number(process.env.PORT || 3000),
  process.env.HOST || undefined,
  (next) => `PORT=${next} npm start`,
);
