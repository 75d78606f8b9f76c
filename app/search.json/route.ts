import { answers } from '@/content/site/search/answers';
import { searchEntries } from '@/content/site/search/entries';
import { alike, neutral } from '@/content/site/search/words';
import type { SearchFile } from '@/lib/search/file';

export const dynamic = 'force-static';

export function GET() {
  return Response.json({ answers, alike, neutral, entries: searchEntries } satisfies SearchFile);
}
