import { definitionParts, definitionText, linkedIds } from '@/lib/glossary/links';

describe('links in a definition', () => {
  test('a link becomes a part with its target', () => {
    expect(definitionParts('Moves with an [[index|index]], within a [[cap|cap]].')).toEqual([
      { text: 'Moves with an ' },
      { text: 'index', id: 'index' },
      { text: ', within a ' },
      { text: 'cap', id: 'cap' },
      { text: '.' },
    ]);
  });

  test('links may start and end a definition and be adjacent', () => {
    expect(definitionParts('[[a|A]][[b|B]]')).toEqual([
      { text: 'A', id: 'a' },
      { text: 'B', id: 'b' },
    ]);
  });

  test('single brackets are ordinary text', () => {
    expect(definitionText('A form [two pages] long.')).toBe('A form [two pages] long.');
  });

  test('each linked entry is listed once', () => {
    expect(linkedIds('[[dti|DTI]], [[ltv|LTV]] and [[dti|DTI]] again')).toEqual(['dti', 'ltv']);
  });

  test.each(['[[dti]]', '[[dti|]]', '[[|DTI]]', 'see [[dti|DTI', 'see dti|DTI]]', '[[a|b|c]]'])(
    'a malformed link is refused: %s',
    (definition) => {
      expect(() => definitionParts(definition)).toThrow('[[id|text]]');
    },
  );
});
