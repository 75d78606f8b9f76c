import { queryReader } from '@/lib/search/query';

const gazetteer = {
  counties: { Franklin: 1.47, Greene: 1.5, Lake: 1.3, Montgomery: 1.7, Warren: 1.4 },
  towns: {
    Westerville: ['Franklin', 'Delaware'],
    Reading: ['Hamilton'],
    'St. Marys': ['Auglaize'],
    Dayton: ['Montgomery'],
  },
  words: ['Lake', 'Reading'],
  states: ['Kentucky', 'Washington'],
};
const read = queryReader(gazetteer, (stem) => stem === 'green');

test.each([
  ['I make $60,000 a year', { income: 60_000 }],
  ['earn 5200 a month', { income: 62_400 }],
  ['a nurse making 34 an hour', { income: 70_720 }],
  ['what house on an 80k salary', { income: 80_000 }],
  ['what can i afford on 70000', { income: 70_000 }],
  ['how much house can I buy making 85k', { income: 85_000 }],
  ['how much can we borrow with 45000', { income: 45_000 }],
  ['what house could I afford in westerville on 70000', { income: 70_000 }],
  ['can I afford a house on 600000', { price: 600_000 }],
  ['can I afford the payments on 250000', { price: 250_000 }],
  ['buy with 20000 down', { saved: 20_000 }],
  ['can I afford 250k on 70k', { price: 250_000, income: 70_000 }],
  ['payment on 250k', { price: 250_000 }],
  ['house for 1.2 million', { price: 1_200_000 }],
  ['we owe 22 thousand on cards', { owed: 22_000 }],
  ['my rent is 1,400', { rent: 1400 }],
  ['18000 saved', { saved: 18_000 }],
  ['my rate is 6.9', { rate: 6.9 }],
  ['we clear 71k a year', { income: 71_000 }],
  ['I earn sixty-five thousand', { income: 65_000 }],
  ['borrow two hundred thousand', { price: 200_000 }],
  ['list price 285', { price: 285_000 }],
  ['paying 1,525 for a two bedroom', { rent: 1525 }],
  ['score of 612', { score: 612 }],
])('the amount in “%s” is recognized with its kind', (typed, amounts) => {
  expect(read(typed).amounts).toEqual(amounts);
});

test.each(['203k loan', '1099 contractor', 'house bill 186', '5/1 arm', '401k', '20% down', 'in 2027'])(
  'the number in “%s” stays a word',
  (typed) => {
    expect(read(typed).amounts).toEqual({});
    expect(read(typed).words.join(' ')).toBe(typed);
  },
);

test.each([
  ['taxes in Westerville', ['Franklin', 'Delaware']],
  ['greene county', ['Greene']],
  ['house in saint marys', ['Auglaize']],
  ['lake county taxes', ['Lake']],
  ['moving to Reading', ['Hamilton']],
  ['taxes in daytno', ['Montgomery']],
  ['homes in westervile', ['Franklin', 'Delaware']],
])('“%s” names a place', (typed, counties) => {
  expect(read(typed).places.flatMap((place) => place.counties)).toEqual(counties);
});

test.each(['house on a lake', 'reading a loan estimate', 'green energy loan'])(
  'a word in “%s” is not a place',
  (typed) => {
    expect(read(typed).places).toEqual([]);
  },
);

test('another state is recognized, and a ZIP code is extracted', () => {
  expect(read('moving from Kentucky').words).toContain('{state}');
  expect(read('taxes 43081').zip).toBe('43081');
});
