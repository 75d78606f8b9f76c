import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fact } from '@/content/facts/facts';
import { company } from '@/content/lender/company';
import { purchaseFilm, purchaseScenes } from '@/content/lender/look/film';

const isSample = purchaseFilm.use === 'sample';
const isShown = purchaseFilm.use !== 'none';
const words = purchaseScenes.flatMap(({ lines }) => lines).join(' ');

test('the film has a transcript whenever it is published', () => {
  expect(purchaseScenes.length > 0).toBe(isShown);
});

(isSample ? test : test.skip)('the sample film states the same disclosure deadlines as the facts', () => {
  expect(words).toContain(`Within ${fact('loanEstimateDays').text} you have a Loan Estimate`);
  expect(words).toContain(`At least ${fact('closingDisclosureDays').text} before closing`);
});

(isShown ? test : test.skip)('the captions name the lender as registered', () => {
  for (const part of [company.registeredName, `NMLS #${company.nmls}`, company.certificate])
    expect(words).toContain(part);
});

(isShown ? test : test.skip)('each caption stays long enough to be read: at most 17 characters a second', () => {
  const file = readFileSync(join(process.cwd(), 'public', purchaseFilm.files.captions), 'utf8');
  const seconds = (time = '') => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const cues = [...file.matchAll(/^([\d:.]+) --> ([\d:.]+).*\n([\s\S]+?)(?:\n\n|\n?$)/gm)];
  expect(cues.length).toBeGreaterThan(0);
  const fast = cues.filter(([, from, to, text = '']) => text.length / (seconds(to) - seconds(from)) > 17);
  expect(fast.map(([, , , text]) => text)).toEqual([]);
});
