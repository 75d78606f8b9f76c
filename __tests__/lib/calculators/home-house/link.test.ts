import { houseHash, linkedHouse } from '@/lib/calculators/home-house/fields';

const house = { homePrice: 265_000, downPayment: 14_000, county: 'Van Wert' };

it('a house is written to the URL’s fragment, and read back from it', () => {
  expect(houseHash(house)).toBe('#house=265000,14000,van-wert');
  expect(linkedHouse(houseHash(house))).toEqual(house);
});

it('a house without a county has a shorter fragment', () => {
  expect(houseHash({ ...house, county: '' })).toBe('#house=265000,14000');
  expect(linkedHouse('#house=265000,14000')).toEqual({ ...house, county: '' });
});

it('cents are preserved', () => {
  expect(houseHash({ ...house, downPayment: 14_045.456 })).toBe('#house=265000,14045.46,van-wert');
});

it.each([
  '',
  '#house',
  '#house=',
  '#house=265000',
  '#house=265000,-1',
  '#house=1e5,0',
  '#house=265000,14000,paris',
  '#house=265000,14000,noble,62000',
  '#purchase',
])('a URL ending in %j has no house', (hash) => {
  expect(linkedHouse(hash)).toBeNull();
});
