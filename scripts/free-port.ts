import { mustBeFree } from './machine/ports';

/** Says that the port of the server is taken before `npm start` builds for a minute. */
await mustBeFree(Number(process.env.PORT || 3000), process.env.HOST || undefined, (next) => `PORT=${next} npm start`);
