// Starts the thread of the database from the TypeScript sources: tsx does not reach into threads by itself.
import { register } from 'tsx/esm/api';

register();
await import('./store-thread.ts');
