import { zipCounties } from '@/content/ohio/zips';

export const dynamic = 'force-static';

/** The counties of each Ohio ZIP code, fetched by the county picker once a ZIP code is typed. */
export function GET() {
  return Response.json(zipCounties);
}
