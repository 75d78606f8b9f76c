import { linesOf } from '@/components/my-numbers/lines';
import type { MyNumbers } from '@/lib/my-numbers';

function read(numbers: MyNumbers): readonly string[] {
  return linesOf(numbers).map(({ figure, words, wide, spoken }) =>
    [figure, words, wide, spoken].filter((part) => part !== undefined).join(' '),
  );
}

test.each<[MyNumbers, readonly string[]]>([
  [{}, []],
  [{ termMonths: 180 }, []],
  [
    { annualIncome: 62000, ratePercent: 6.5, county: 'Franklin', downPayment: 14000, price: 265000 },
    ['$265,000 home', '$14,000 down', 'Franklin County', '6.5% rate', '$62,000 income'],
  ],
  [{ balance: 180000, monthlyDebts: 300 }, ['$300 debts', '$180,000 still owed']],
  [{ downPayment: 0, monthlyDebts: 0 }, ['$0 down', 'No debts']],
  [{ price: 265000, downPercent: 5, downPayment: 13250 }, ['$265,000 home', '5% down']],
])('%j is shown as %j', (numbers, lines) => {
  expect(read(numbers)).toEqual(lines);
});
