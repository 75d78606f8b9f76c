import { forgetMyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { storageNames } from '@/lib/storage-names';
import { type TabStorage, tabStorageOver } from '@/lib/tab-storage';

function shelf(kept: Record<string, string> = {}): TabStorage & { readonly kept: Record<string, string> } {
  return {
    kept,
    get: (name) => kept[name] ?? null,
    set: (name, text) => {
      kept[name] = text;
      return true;
    },
    remove: (name) => {
      delete kept[name];
    },
  };
}

test('a figure typed on one calculator is there on the next', () => {
  const storage = shelf();
  writeMyNumbers(storage, { price: 325000, ratePercent: 6.5 });
  writeMyNumbers(storage, { annualIncome: 75000, price: 330000 });
  expect(readMyNumbers(storage)).toEqual({ price: 330000, ratePercent: 6.5, annualIncome: 75000 });
});

test('a county chosen on one calculator is there on the next, and only as the name of one', () => {
  const storage = shelf();
  writeMyNumbers(storage, { county: 'Van Wert' });
  writeMyNumbers(storage, { price: 330000 });
  expect(readMyNumbers(storage)).toEqual({ price: 330000, county: 'Van Wert' });
  expect(readMyNumbers(shelf({ [storageNames.myNumbers]: '{"county":"<b>"}' }))).toEqual({});
  expect(readMyNumbers(shelf({ [storageNames.myNumbers]: '{"county":4}' }))).toEqual({});
});

test('one button forgets them', () => {
  const storage = shelf();
  writeMyNumbers(storage, { loan: 200000 });
  forgetMyNumbers(storage);
  expect(readMyNumbers(storage)).toEqual({});
  expect(storage.kept).toEqual({});
});

test.each(['', 'x', 'null', '3', '[]', '{"price":"1"}', '{"price":-1}', '{"price":null,"other":4}'])(
  'a damaged entry, %s, gives nothing',
  (text) => {
    expect(readMyNumbers(shelf({ [storageNames.myNumbers]: text }))).toEqual({});
  },
);

test('a browser that refuses storage keeps them as long as the page, and forgets them on request', () => {
  const refusing = tabStorageOver(() => {
    throw new Error('refused');
  });
  writeMyNumbers(refusing, { price: 1 });
  expect(readMyNumbers(refusing)).toEqual({ price: 1 });
  forgetMyNumbers(refusing);
  expect(readMyNumbers(refusing)).toEqual({});
});
