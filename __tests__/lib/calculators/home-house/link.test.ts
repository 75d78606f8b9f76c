import { houseHash, linkedHouse } from '@/lib/calculators/home-house/fields';

const house = { homePrice: 265_000, downPayment: 14_000, county: 'Van Wert' };

it('a house is the part of an address after its hash sign, and is read from it', () => {
  expect(houseHash(house)).toBe('#house=265000,14000,van-wert');
  expect(linkedHouse(houseHash(house))).toEqual(house);
});

it('a house in no county ends before it', () => {
  expect(houseHash({ ...house, county: '' })).toBe('#house=265000,14000');
  expect(linkedHouse('#house=265000,14000')).toEqual({ ...house, county: '' });
});

it('cents are kept', () => {
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
])('an address that ends in %j has no house', (hash) => {
  expect(linkedHouse(hash)).toBeNull();
});
