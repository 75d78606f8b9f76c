import { fhaLimitOf } from '@/content/counties';
import { countyEntries } from '@/content/ohio';

export const dynamic = 'force-static';

const heads =
  'county,fips,median_home_value_usd,median_property_tax_usd,effective_rate_percent,fha_one_unit_limit_2026_usd,metro_area';

/** The counties with their figures as a file for spreadsheets; an FHA limit that only HUD knows is left empty. */
export function GET() {
  const rows = countyEntries.map((county) =>
    [
      county.name,
      county.fips,
      county.medianValue,
      county.medianTax,
      county.ratePercent,
      fhaLimitOf(county) ?? '',
      county.metro ?? '',
    ].join(','),
  );
  return new Response(`${[heads, ...rows].join('\n')}\n`, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
