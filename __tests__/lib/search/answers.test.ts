import { answers } from '@/content/site/search/answers';
import { neutral } from '@/content/site/search/words';
import { answerTo } from '@/lib/search/answers';
import { stemsOf } from '@/lib/search/stems';

const cards = [
  { asked: ['property tax'], page: '/taxes' },
  { asked: ['lowest property tax'], page: '/ranking' },
];
const words = { alike: [['low', 'cheap']], neutral: ['Ohio'] };
const pageFor = (typed: string) => answerTo(typed, cards, words)?.page;

test('a question is recognized in other words, with a typing error, and beside words that change nothing', () => {
  expect(pageFor('what are the property taxes in Ohio')).toBe('/taxes');
  expect(pageFor('propery tax')).toBe('/taxes');
});

test('another question is not answered', () => {
  expect(pageFor('property tax franklin county')).toBeUndefined();
  expect(pageFor('tax')).toBeUndefined();
});

test('the longer of two questions is meant', () => expect(pageFor('lowest property tax')).toBe('/ranking'));

test('no question is a single word that stands beside any question', () => {
  const beside = new Set(neutral.flatMap((word) => stemsOf(word)));
  const all = answers.flatMap(({ asked }) => asked);
  const empty = all.filter((each) => {
    const stems = stemsOf(each);
    return stems.length === 1 && beside.has(stems[0] ?? '');
  });
  expect(empty).toEqual([]);
});
