import { answers } from '@/content/search/answers';
import { searchEntries } from '@/content/search/entries';
import { alike, neutral } from '@/content/search/words';
import type { SearchFile } from '@/lib/search/file';

export const dynamic = 'force-static';

/** What the search page shows, as data. */
export function GET() {
  return Response.json({ answers, alike, neutral, entries: searchEntries } satisfies SearchFile);
}
