import { definitionParts, definitionText, linkedIds } from '@/lib/glossary/links';

describe('links in a definition', () => {
  test('a definition without links is one piece of text', () => {
    expect(definitionParts('The yearly cost of a loan.')).toEqual([{ text: 'The yearly cost of a loan.' }]);
  });

  test('a link becomes a piece that knows where it leads', () => {
    expect(definitionParts('Moves with an [[index|index]], within a [[cap|cap]].')).toEqual([
      { text: 'Moves with an ' },
      { text: 'index', id: 'index' },
      { text: ', within a ' },
      { text: 'cap', id: 'cap' },
      { text: '.' },
    ]);
  });

  test('links may open and close a definition and stand side by side', () => {
    expect(definitionParts('[[a|A]][[b|B]]')).toEqual([
      { text: 'A', id: 'a' },
      { text: 'B', id: 'b' },
    ]);
  });

  test('an empty definition has no pieces', () => {
    expect(definitionParts('')).toEqual([]);
  });

  test('single brackets are ordinary text', () => {
    expect(definitionText('A form [two pages] long.')).toBe('A form [two pages] long.');
  });

  test('what is read aloud has no marks', () => {
    expect(definitionText('See [[dti|DTI]] and [[ltv|LTV]].')).toBe('See DTI and LTV.');
  });

  test('each linked entry is named once', () => {
    expect(linkedIds('[[dti|DTI]], [[ltv|LTV]] and [[dti|DTI]] again')).toEqual(['dti', 'ltv']);
  });

  test.each(['[[dti]]', '[[dti|]]', '[[|DTI]]', 'see [[dti|DTI', 'see dti|DTI]]', '[[a|b|c]]'])(
    'a link written wrong is refused: %s',
    (definition) => {
      expect(() => definitionParts(definition)).toThrow('[[id|text]]');
    },
  );
});
