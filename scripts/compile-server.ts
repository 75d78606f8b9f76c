import { rmSync } from 'node:fs';
import { compileServer } from './compile-server/compile';

// What runs where leads are kept is plain JavaScript, and nothing of it is compiled into a folder that others may write.
rmSync('dist', { recursive: true, force: true });
await compileServer('dist');
