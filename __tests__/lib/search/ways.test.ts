import { vocabularyOf, wordsOf } from '@/lib/search/stems';
import { createWayRanker, createWayStemmer, fuseRankings } from '@/lib/search/ways';

const readWay = createWayStemmer(vocabularyOf([['house', 'home', 'place']]));
const way = (text: string) => readWay(wordsOf(text));

test('a way to ask keeps every word, and one of several synonyms', () => {
  expect(way('Who looks at the house?')).toEqual(way('who looks at the home'));
  expect(way('who looks at the house')).toHaveLength(5);
});

const rank = createWayRanker([
  ['how much can I borrow', 'what price range can we look in'].map(way),
  ['who looks at the furnace before I buy', 'somebody to check the roof'].map(way),
  ['when can I stop paying for the insurance', 'drop the insurance'].map(way),
]);

test('both rankings find the entry whose ways share the rare words of a sentence', () => {
  expect(rank(way('is there somebody who checks the furnace')).map(([first]) => first)).toEqual([1, 1]);
  expect(rank(way('I would like to drop that insurance')).map(([first]) => first)).toEqual([2, 2]);
});

test('an entry near the top of several rankings beats one that is first in a single ranking', () => {
  const byWays = [
    [2, 1, 0],
    [3, 1, 4],
  ];
  expect(fuseRankings([0, 1, 2], byWays)[0]).toEqual([1, 1]);
});

test('the ways in which people ask count more than single words', () => {
  expect(fuseRankings([0], [[1]])[0]).toEqual([1, 1]);
});

test('pairs of words distinguish ways that share the same words', () => {
  const byPairs = createWayRanker([['pay off the loan down'].map(way), ['off the down pay loan'].map(way)]);
  expect(byPairs(way('how do I pay off a loan'))[0]).toEqual([0, 1]);
  expect(byPairs(way('is down pay a loan'))[0]).toEqual([1, 0]);
});
