import { z } from 'zod';
import { counties } from '@/content/ohio/counties';
import { text } from '@/content/schema/check';
import { readCsv } from '@/content/schema/csv';
import type { Gazetteer } from '@/lib/search/query';

const names = new Set(counties.map(({ name }) => name));

const towns = readCsv(
  'content/ohio/towns.csv',
  z.strictObject({
    town: text,
    /** The center's county first. A county with the town’s name is included, because people may mean either. */
    counties: text
      .transform((list) => list.split(';'))
      .refine((list) => list.every((name) => names.has(name)), 'write names of counties'),
    /** Whether its name is also a word, such as Reading. */
    also_a_word: z.enum(['', 'yes'], 'write yes or nothing'),
  }),
);

/** Counties whose names are also words, or places elsewhere. */
const wordCounties = ['Brown', 'Highland', 'Holmes', 'Lake', 'Noble', 'Pike', 'Portage', 'Stark', 'Wood'];

/** The other states that a visitor may name; near “tax”, “county” or “in”, Washington and Oregon mean Ohio's. */
const states = (
  'Alabama,Arizona,California,Colorado,Florida,Georgia,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maryland,Massachusetts,Michigan,' +
  'Minnesota,Missouri,Nevada,New Jersey,New York,North Carolina,Oregon,Pennsylvania,South Carolina,Tennessee,Texas,Virginia,Washington,' +
  'West Virginia,Wisconsin,another state,other states,out of state'
).split(',');

export const gazetteer: Gazetteer = {
  counties: Object.fromEntries(counties.map(({ name, ratePercent }) => [name, ratePercent])),
  towns: Object.fromEntries(towns.map((line) => [line.town, line.counties])),
  words: [...wordCounties, ...towns.flatMap((line) => (line.also_a_word ? [line.town] : []))],
  states,
};
