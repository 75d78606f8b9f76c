import { searchTexts } from '@/content/site/search/entries';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(searchTexts);
}
