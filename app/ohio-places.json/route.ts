import { placeKey } from '@/components/browser/ohio-places';
import { counties } from '@/content/ohio/counties';
import { zipCounties } from '@/content/ohio/zips';
import { gazetteer } from '@/content/site/search/gazetteer';

export const dynamic = 'force-static';

const named = counties.flatMap(({ name }) => [name, `${name} County`].map((text) => [placeKey(text), [name]] as const));
const towns = Object.entries(gazetteer.towns).map(([town, within]) => [placeKey(town), within] as const);

/**
 * The counties of each Ohio city and ZIP code, starting with the one that has most of its homes. Fetched once a place
 * is typed.
 */
export function GET() {
  return Response.json({ ...Object.fromEntries([...named, ...towns]), ...zipCounties });
}
