import { neededIncomeIn } from '@/content/examples/county-examples';
import { conveyanceFeeIn, reappraisalsOf } from '@/content/ohio/closing';
import { type CountyEntry, counties, countyFile } from '@/content/ohio/counties';

export const dynamic = 'force-static';

const columns: readonly (readonly [head: string, figureOf: (county: CountyEntry) => string | number])[] = [
  ...countyFile.columns,
  ['income_for_median_home_usd', (county) => neededIncomeIn(county).needed],
  ['conveyance_fee_per_1000_usd', ({ name }) => conveyanceFeeIn(name).per1000],
  ['next_reappraisal_or_update_tax_year', ({ name }) => reappraisalsOf(name).next.taxYear],
];

export function GET() {
  const heads = columns.map(([head]) => head);
  const rows = counties.map((county) => columns.map(([, figureOf]) => figureOf(county)));
  const text = [heads, ...rows].map((cells) => cells.join(',')).join('\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
