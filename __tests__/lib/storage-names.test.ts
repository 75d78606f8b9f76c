import { readFileSync } from 'node:fs';
import { storageNameOf, storageNames } from '@/lib/tab-storage';
import { filesBelow } from '@/scripts/build/files';

const firstPaint = 'components/island/first-paint.ts';
const sources = ['app', 'components', 'lib'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));

test('only one module uses browser storage, under listed keys; the first-paint script reads one of them', () => {
  const reaching = sources.filter((file) =>
    /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|\bcaches\./.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(reaching.sort()).toEqual(['components/browser/tab-storage.client.ts', firstPaint]);
  const read = [...readFileSync(firstPaint, 'utf8').matchAll(/sessionStorage\.(\w+)\((.*?)\)/g)];
  expect(read.map(([, does, name]) => [does, name])).toEqual([['getItem', `'${storageNames.myNumbers}'`]]);
});

test('the privacy policy lists exactly these keys', () => {
  const policy = readFileSync('content/pages/privacy-policy.mdx', 'utf8');
  const [, table = ''] = /(\| What \| Name [\s\S]*?)\n\n/.exec(policy) ?? [];
  const listed = [...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual(Object.values(storageNames).sort());
});

test('a key is completed with its subject', () => {
  expect(storageNameOf('attempt', 'purchase')).toBe('lead:purchase:attempt');
});
