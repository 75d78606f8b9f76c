import { refusingStorage } from '@/__tests__/helpers/tab-storages';
import {
  forgetMyNumbers,
  loanOf,
  onMyNumbers,
  readMyNumbers,
  replaceMyNumbers,
  writeMyNumbers,
} from '@/lib/my-numbers';
import { storageNames, type TabStorage } from '@/lib/tab-storage';

/** A tab with this text as its numbers, in a browser that refuses storage, so that they last as long as the page. */
function tabWith(text?: string): TabStorage {
  const storage = refusingStorage();
  if (text !== undefined) storage.set(storageNames.myNumbers, text);
  return storage;
}

test('a figure typed in one calculator is there in the next', () => {
  const storage = tabWith();
  writeMyNumbers(storage, { price: 325000, ratePercent: 6.5 });
  writeMyNumbers(storage, { annualIncome: 75000, price: 330000 });
  expect(readMyNumbers(storage)).toEqual({ price: 330000, ratePercent: 6.5, annualIncome: 75000 });
});

test('a county chosen in one calculator is there in the next, if it is a county name', () => {
  const storage = tabWith();
  writeMyNumbers(storage, { county: 'Van Wert' });
  writeMyNumbers(storage, { price: 330000 });
  expect(readMyNumbers(storage)).toEqual({ price: 330000, county: 'Van Wert' });
  expect(readMyNumbers(tabWith('{"county":"<b>"}'))).toEqual({});
  for (const county of ['4', '"constructor"']) expect(readMyNumbers(tabWith(`{"county":${county}}`))).toEqual({});
});

test('unrealistic figures in a link are ignored', () => {
  const storage = tabWith();
  writeMyNumbers(storage, { monthlyDebts: 1e308, saved: Number.POSITIVE_INFINITY, termMonths: Number.NaN, price: -1 });
  expect(readMyNumbers(storage)).toEqual({});
});

test('an empty field deletes its figure, and a down payment or debts of 0 are kept', () => {
  const storage = tabWith();
  writeMyNumbers(storage, { price: 325000, annualIncome: 75000, county: 'Noble' });
  writeMyNumbers(storage, { price: 0, annualIncome: undefined, county: '', downPayment: 0, monthlyDebts: 0 });
  expect(readMyNumbers(storage)).toEqual({ downPayment: 0, monthlyDebts: 0 });
});

test('a down payment in percent follows the price, and one in dollars stays', () => {
  const storage = tabWith();
  writeMyNumbers(storage, { downPercent: 5 });
  expect(readMyNumbers(storage)).toEqual({ downPercent: 5 });
  writeMyNumbers(storage, { price: 300000 });
  expect(readMyNumbers(storage)).toEqual({ price: 300000, downPercent: 5, downPayment: 15000 });
  writeMyNumbers(storage, { price: 200000 });
  expect(readMyNumbers(storage).downPayment).toBe(10000);
  writeMyNumbers(storage, { downPayment: 14000 });
  writeMyNumbers(storage, { price: 265000 });
  expect(readMyNumbers(storage)).toEqual({ price: 265000, downPayment: 14000 });
});

test('a listener is called for each change, with the earlier numbers, until it unsubscribes', () => {
  const storage = tabWith();
  const heard = jest.fn();
  const stop = onMyNumbers(heard);
  writeMyNumbers(storage, { price: 265000 });
  forgetMyNumbers(storage);
  replaceMyNumbers(storage, { price: 265000 });
  stop();
  forgetMyNumbers(storage);
  expect(storage.get(storageNames.myNumbers)).toBeNull();
  expect(heard.mock.calls).toEqual([
    [{ price: 265000 }, {}],
    [{}, { price: 265000 }],
    [{ price: 265000 }, {}],
  ]);
});

test.each([
  [{ price: 265000, downPayment: 14000 }, 251000],
  [{ price: 265000 }, undefined],
  [{ downPayment: 14000 }, undefined],
  [{ price: 14000, downPayment: 14000 }, undefined],
])('the loan for %p is %p', (numbers, loan) => {
  expect(loanOf(numbers)).toBe(loan);
});

test.each(['', 'x', 'null', '3', '[]', '{"price":"1"}', '{"price":-1}', '{"price":null,"other":4}'])(
  'a damaged entry, %s, is ignored',
  (text) => {
    expect(readMyNumbers(tabWith(text))).toEqual({});
  },
);
