import { forgetMyNumbers, myNumbersKey, readMyNumbers, type StorageLike, writeMyNumbers } from '@/lib/my-numbers';

function shelf(kept: Record<string, string> = {}): StorageLike & { readonly kept: Record<string, string> } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
}

const refusing: StorageLike = {
  getItem: () => {
    throw new Error('refused');
  },
  setItem: () => {
    throw new Error('refused');
  },
  removeItem: () => {
    throw new Error('refused');
  },
};

test('a figure typed on one calculator is there on the next', () => {
  const storage = shelf();
  writeMyNumbers(storage, { price: 325000, ratePercent: 6.5 });
  writeMyNumbers(storage, { annualIncome: 75000, price: 330000 });
  expect(readMyNumbers(storage)).toEqual({ price: 330000, ratePercent: 6.5, annualIncome: 75000 });
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
    expect(readMyNumbers(shelf({ [myNumbersKey]: text }))).toEqual({});
  },
);

test('a browser without storage offers nothing and breaks nothing', () => {
  writeMyNumbers(refusing, { price: 1 });
  forgetMyNumbers(refusing);
  expect(readMyNumbers(refusing)).toEqual({});
});
