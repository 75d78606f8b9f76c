import { searchTexts } from '@/content/site/search/entries';

export const dynamic = 'force-static';

/** The texts of the search, as data. */
export function GET() {
  return Response.json(searchTexts);
}
