import { emptyLetterText, glossary, glossaryLetters, glossaryOf, glossaryTerm } from '@/content/glossary';

const entry = (id: string, more: Partial<{ term: string; definition: string; see: string[] }> = {}) => ({
  id,
  term: id,
  definition: `What ${id} means.`,
  ...more,
});

describe('the glossary', () => {
  test('every letter but X has a term, and X says that it has none', () => {
    const empty = glossaryLetters.filter((group) => group.terms.length === 0).map((group) => group.letter);
    expect(empty).toEqual(['X']);
    expect(emptyLetterText('X')).toBe('There are no entries for X.');
  });

  test.each(['APR', 'ARM', 'DTI', 'LTV', 'PMI', 'MIP', 'HELOC', 'PITI', 'LE', 'CD', 'COE', 'IRRRL', 'UFMIP', 'HECM'])(
    'the abbreviation %s is explained under its first letter',
    (abbreviation) => {
      const found = glossary.filter((term) => term.term === abbreviation || term.term.endsWith(`(${abbreviation})`));
      expect(found.map((term) => term.letter)).toEqual([abbreviation.charAt(0)]);
    },
  );
});

describe('a mistake in the glossary stops the build with its cure', () => {
  test('a related term that does not exist', () => {
    expect(() => glossaryOf('content/glossary.ts', [entry('lien', { see: ['loan'] })])).toThrow(
      'content/glossary.ts: lien: there is no entry "loan"; add one or correct the link.',
    );
  });

  test('a link in a definition that leads nowhere', () => {
    expect(() => glossaryOf('content/glossary.ts', [entry('lien', { definition: 'A [[clam|claim]].' })])).toThrow(
      'lien: there is no entry "clam"',
    );
  });

  test('a link written wrong', () => {
    expect(() => glossaryOf('content/glossary.ts', [entry('lien', { definition: 'A [[claim]].' })])).toThrow(
      'content/glossary.ts: lien: write the link near "A [[claim]]." as [[id|text]].',
    );
  });

  test('an entry that links to itself', () => {
    expect(() => glossaryOf('content/glossary.ts', [entry('lien', { see: ['lien'] })])).toThrow('links to itself');
  });

  test('two entries of one name', () => {
    expect(() => glossaryOf('content/glossary.ts', [entry('lien'), entry('lien')])).toThrow(
      'lien: there are two entries of this name; rename or remove one.',
    );
  });

  test('an id with capital letters', () => {
    expect(() => glossaryOf('content/glossary.ts', [entry('Lien')])).toThrow(
      'write the id in lower case, words joined by hyphens',
    );
  });
});

test('a relation needs to be written at one end only', () => {
  const terms = glossaryOf('content/glossary.ts', [entry('note', { see: ['lien'] }), entry('lien')]);
  expect(terms.map((term) => [term.id, term.see])).toEqual([
    ['lien', ['note']],
    ['note', ['lien']],
  ]);
});

test('a link in a definition leads back', () => {
  const terms = glossaryOf('content/glossary.ts', [
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
