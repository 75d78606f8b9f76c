import { writeFileSync } from 'node:fs';
import { buildDay } from '@/content/schema/dates';
import { pages } from '@/content/site/pages';
import { reviewRecords } from '@/content/site/reviews';
import { reviewedCommand } from './reviewed/command';

const {
  text,
  records,
  isRefused = false,
} = reviewedCommand(process.argv.slice(2), { pages, records: reviewRecords, day: buildDay() });
if (records) writeFileSync('content/reviews.json', `${JSON.stringify(records, null, 2)}\n`);
if (isRefused) process.exitCode = 1;
console.log(text);
