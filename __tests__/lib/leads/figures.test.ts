import { figuresText, inputsText, maxFiguresLength } from '@/lib/leads/figures';

const answer = { label: 'Each month, all in', text: '$3,690.47' };

test('figures are printed as the answer and its inputs', () => {
  const inputs = [
    { label: 'Home price', text: '$500,000' },
    { label: 'Interest rate', text: '6.5%' },
  ];
  expect(figuresText({ answer, inputs })).toBe(
    'Each month, all in: $3,690.47. Home price $500,000; Interest rate 6.5%',
  );
  expect(figuresText({ answer, inputs: [] })).toBe('Each month, all in: $3,690.47');
});

test('inputs that do not fit are left out entirely', () => {
  const inputs = Array.from({ length: 100 }, (_, index) => ({ label: `Field number ${index}`, text: '$123,456.78' }));
  const text = figuresText({ answer, inputs });
  expect(text.length).toBeLessThanOrEqual(maxFiguresLength);
  expect(text.length).toBeGreaterThan(maxFiguresLength - 40);
  expect(inputsText({ answer, inputs })).toMatch(/Field number \d+ \$123,456\.78$/);
});
