import { zipCounties } from '@/content/ohio/zips';

export const dynamic = 'force-static';

/** The counties of each ZIP code of Ohio, which the list of counties fetches once someone types a ZIP code. */
export function GET() {
  return Response.json(zipCounties);
}
