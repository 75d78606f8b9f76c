import { markedParts } from '@/lib/search/marks';

test('the words typed are highlighted in any of their forms, and no others', () => {
  expect(markedParts('Paid at closing for lower rates.', 'what is the rate')).toEqual([
    { text: 'Paid at closing for lower ', isFound: false },
    { text: 'rates', isFound: true },
    { text: '.', isFound: false },
  ]);
  expect(markedParts('Nothing here.', 'escrow')).toEqual([{ text: 'Nothing here.', isFound: false }]);
});
