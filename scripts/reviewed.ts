import { writeFileSync } from 'node:fs';
import { buildDay } from '@/content/schema/dates';
import { pages } from '@/content/site/pages';
import { scheduledPages } from '@/content/site/prose';
import { blobOf, openTexts, reviewRecords, textsOf } from '@/content/site/reviews';
import { reviewedCommand } from './reviewed/command';
import { printSheet, sheetOf } from './reviewed/sheet';

const words = process.argv.slice(2);
const all = [...pages, ...scheduledPages];
const sheetFile = 'to-review.pdf';

if (words[0] === 'baseline') {
  // For maintainers of the project, who have read every text.
  const texts = [...new Set(all.flatMap(textsOf))].sort();
  const baseline = Object.fromEntries(texts.map((text) => [text, blobOf(text)]));
  writeFileSync('content/baseline.json', `${JSON.stringify(baseline, null, 2)}\n`);
  console.log(`content/baseline.json has ${texts.length} texts.`);
} else if (words[0] === 'sheet') {
  const open = openTexts(all);
  await printSheet(sheetOf(open, reviewRecords), sheetFile);
  console.log(`${sheetFile} has ${open.size} texts to review.`);
} else {
  const {
    text,
    records,
    isRefused = false,
  } = reviewedCommand(words, { pages: all, records: reviewRecords, day: buildDay() });
  if (records) writeFileSync('content/reviews.json', `${JSON.stringify(records, null, 2)}\n`);
  if (isRefused) process.exitCode = 1;
  console.log(text);
}
