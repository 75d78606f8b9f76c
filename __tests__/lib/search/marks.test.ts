import { markedParts } from '@/lib/search/marks';

test('the words that were typed are marked in any of their forms, and no others', () => {
  expect(markedParts('Paid at closing for lower rates.', 'what is the rate')).toEqual([
    { text: 'Paid at closing for lower ', found: false },
    { text: 'rates', found: true },
    { text: '.', found: false },
  ]);
  expect(markedParts('Nothing here.', 'escrow')).toEqual([{ text: 'Nothing here.', found: false }]);
});
