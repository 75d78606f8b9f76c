import { glossaryOf, glossaryTerm } from '@/content/glossary';

const entry = (id: string, more: Partial<{ term: string; definition: string; see: string[] }> = {}) => ({
  id,
  term: id,
  definition: `What ${id} means.`,
  ...more,
});

test.each<[string, Parameters<typeof glossaryOf>[1], string]>([
  [
    'a related term that does not exist',
    [entry('lien', { see: ['loan'] })],
    'there is no entry "loan"; add one or correct the link.',
  ],
  ['a link that leads nowhere', [entry('lien', { definition: 'A [[clam|claim]].' })], 'there is no entry "clam"'],
  [
    'a link written wrong',
    [entry('lien', { definition: 'A [[claim]].' })],
    'write the link near "A [[claim]]." as [[id|text]].',
  ],
  ['an entry that links to itself', [entry('lien', { see: ['lien'] })], 'links to itself'],
  [
    'two entries of one name',
    [entry('lien'), entry('lien')],
    'there are two entries of this name; rename or remove one.',
  ],
  ['an id with capital letters', [entry('Lien')], 'write the id in lower case, words joined by hyphens'],
])('%s stops the build and says how to fix it', (_mistake, entries, sentence) => {
  expect(() => glossaryOf('content/glossary.csv', entries)).toThrow(sentence);
});

test('related terms need to be listed on only one side', () => {
  const terms = glossaryOf('content/glossary.csv', [entry('note', { see: ['lien'] }), entry('lien')]);
  expect(terms.map((term) => [term.id, term.see])).toEqual([
    ['lien', ['note']],
    ['note', ['lien']],
  ]);
});

test('a link in a definition also links back', () => {
  const terms = glossaryOf('content/glossary.csv', [
    entry('note', { definition: 'It secures a [[lien|lien]].' }),
    entry('lien'),
  ]);
  expect(terms.map((term) => [term.id, term.see])).toEqual([
    ['lien', ['note']],
    ['note', []],
  ]);
});

test('a term that does not exist stops the build', () => {
  expect(() => glossaryTerm('xylophone')).toThrow('there is no entry "xylophone"');
});
