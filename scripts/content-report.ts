import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '@/content/schema/dates';
import { contentRows } from './content-report/rows';
import { tableText } from './content-report/table';

const out = join(process.cwd(), 'out');

if (!existsSync(out)) {
  console.log('There is nothing to report on yet: run "npm run build" first.');
  process.exitCode = 1;
} else {
  console.log(tableText(contentRows(out), buildDay()));
}
