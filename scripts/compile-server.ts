import { rmSync } from 'node:fs';
import { compileServer } from './compile-server/compile';

rmSync('dist', { recursive: true, force: true });
await compileServer('dist');
