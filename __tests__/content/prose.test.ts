import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts } from '@/content/facts';
import { glossary } from '@/content/glossary';
import { articles } from '@/content/news';
import { routes } from '@/content/routes';
import { personOf } from '@/content/staff';

const root = join(process.cwd(), 'content');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

function found(source: string, pattern: RegExp): readonly string[] {
  return [...source.matchAll(pattern)].map((match) => match[1] ?? '');
}

test('there is prose to check', () => {
  expect(files.length).toBeGreaterThanOrEqual(5);
});

describe.each(sources)('content/%s', (_file, source) => {
  test('links terms that the glossary explains', () => {
    const known = new Set<string>(glossary.map((term) => term.id));
    expect(found(source, /<Term\s+id="([^"]*)"/g).filter((id) => !known.has(id))).toEqual([]);
  });

  test('prints facts that exist', () => {
    const known = new Set<string>(facts.map((fact) => fact.id));
    expect(found(source, /<Fact\s+id="([^"]*)"/g).filter((id) => !known.has(id))).toEqual([]);
  });

  test('leads to pages that exist', () => {
    const known = new Set<string>(routes.map((route) => route.path));
    expect(found(source, /\]\((\/[^)#?]*)/g).filter((path) => !known.has(path))).toEqual([]);
  });
});

test.each(articles.map((article) => [article.title, article] as const))(
  '“%s” is by a member of staff',
  (_title, article) => {
    expect(personOf(article.author)?.id).toBe(article.author);
  },
);
