import type { Problem } from './offers-read';

export const words = {
  lead: 'Choose or drop up to three PDF files. Your browser reads them on this device. The files never leave it.',
  tried:
    'We’ve tested it on the federal sample and 200 we drew; check each value against its picture. You can still type everything by hand.',
  reading: (name: string) => `Reading ${name}…`,
  read: (letter: string, count: number) =>
    `Read. The numbers are in offer ${letter}. ${count === 1 ? 'One value wasn’t found.' : count === 0 ? '' : `${count} values weren’t found.`}`.trim(),
  remove: (letter: string) => `Remove offer ${letter}`,
  disclosure:
    'This is a Closing Disclosure, the later form of the same kind of offer. Compare it with the Loan Estimate you got first: the lender’s own charges may not have gone up.',
  sums: 'These numbers don’t agree with each other. Ask the lender which is right.',
  noCatch: 'None of our rules found anything unusual. Read the form yourself all the same.',
  rulesAsOf: (day: string) => `Rules of ${day}. They’re few, and not legal advice.`,
  values: (letter: string) => `Offer ${letter}: every value, with its picture`,
  valuesNote: 'Checked values go along when you ask a loan officer. The file never does.',
  noPicture: 'Your browser can’t draw the pictures. The page is named beside each value.',
  sends: (count: number) =>
    count === 1
      ? 'Sends the one value you’ve checked, not the file.'
      : `Sends the ${count} values you’ve checked, not the file.`,
  picture: (label: string) => `Picture of the form: ${label}`,
  page: (page: number) => `page ${page}`,
} as const;

export const problemTexts: Readonly<Record<Problem, string>> = {
  'no-pdf': 'isn’t a PDF. Save the Loan Estimate as a PDF, or type the numbers below.',
  'too-large':
    'is larger than 20 MB. A Loan Estimate has three pages. Save those pages alone, or type the numbers below.',
  'too-long': 'has more than 120 pages. Save the three pages of the Loan Estimate alone, or type the numbers below.',
  encrypted: 'is locked with a password. Save a copy without it, or type the numbers below.',
  scan: 'is a picture of a page: there’s no text in it to read. Ask the lender for the PDF, or type the numbers below.',
  'other-document': 'doesn’t look like a Loan Estimate or a Closing Disclosure. You can type the numbers below.',
  broken: 'can’t be opened as a PDF. Ask for another copy, or type the numbers below.',
  'too-slow': 'took longer than 10 seconds, so we stopped. Type the numbers below.',
  'too-much-memory': 'needs more memory than a form should, so we stopped. Type the numbers below.',
  'not-loaded': 'wasn’t read: our reader didn’t load. Check your connection and try again, or type the numbers below.',
};
