import { counties, countyFile } from '@/content/ohio/counties';

export const dynamic = 'force-static';

export function GET() {
  const heads = countyFile.columns.map(([head]) => head);
  const rows = counties.map((county) => countyFile.columns.map(([, figureOf]) => figureOf(county)));
  const text = [heads, ...rows].map((cells) => cells.join(',')).join('\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
