import { answers } from '@/content/site/search/answers';
import { searchEntries } from '@/content/site/search/entries';
import { gazetteer } from '@/content/site/search/gazetteer';
import { neutral, synonyms } from '@/content/site/search/words';
import type { SearchFile } from '@/lib/search/file';

export const dynamic = 'force-static';

export function GET() {
  return Response.json({ answers, synonyms, neutral, gazetteer, entries: searchEntries } satisfies SearchFile);
}
