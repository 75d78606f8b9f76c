import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { ClosingCosts } from '@/components/calculators/closing-costs/screen.client';
import { closingFacts } from '@/content/examples/calculator-facts';
import { closingSides } from '@/lib/calculators/closing-costs/compute';
import { fields } from '@/lib/calculators/closing-costs/fields';
import { initialValues } from '@/lib/calculators/definition';
import { readMyNumbers } from '@/lib/my-numbers';

const start = initialValues(fields);

test('the seller pays the county’s fee on the rounded-up price, and for one parcel', () => {
  const at = (county: string, price: number) => closingSides({ ...start, county, price }, closingFacts)?.seller;
  expect(at('Franklin', 250_000)?.conveyance).toBeCloseTo(750.5, 9);
  expect(at('Franklin', 250_010)?.conveyance).toBeCloseTo(750.8, 9);
  expect(at('Cuyahoga', 250_000)?.conveyance).toBeCloseTo(1000.5, 9);
  expect(at('Greene', 250_000)).toMatchObject({ per1000: 2, isCertain: false });
  expect(at('', 250_000)?.isCertain).toBe(false);
});

test('the seller’s proceeds and all deductions add up to the price, at both ends of the range', () => {
  const values = { ...start, county: 'Franklin', price: 250_000, agentsPercent: 5, payoff: 120_000 };
  const { seller, buyer } = closingSides(values, closingFacts) ?? {};
  if (!seller || !buyer) throw new Error('there are no sides');
  // 250,000 − 750.50 − 55 − 12,500 − 120,000 = 116,694.50, less one month of 306.58 of tax, or twelve and a policy of 1,450.
  expect(seller.net.high).toBeCloseTo(116_694.5 - (250_000 * (4244 / 288_400)) / 12, 2);
  expect(seller.net.low).toBeCloseTo(116_694.5 - 250_000 * (4244 / 288_400) - 1450, 2);
  expect(seller.tax).toEqual(buyer.sellerTax);
});

test('the buyer brings what savings leave, with the household’s own kind of loan', () => {
  const household = {
    ...start,
    price: 162_300,
    county: 'Lucas',
    firstHome: 'Yes',
    saved: 18_000,
    fundsMode: 'saved',
  } as const;
  const sides = closingSides(household, closingFacts);
  // As on the other screens: $10,453 down, $6,100 for closing, $1,447 in the bank.
  expect([sides?.buyer.downPayment.low, sides?.bring, sides?.fromSavings?.inBank]).toEqual([10_453, 16_553, 1447]);
  const va = closingSides({ ...household, kind: 'va', saved: 5000 }, closingFacts);
  expect([va?.buyer.downPayment.low, va?.refusal]).toEqual([0, null]);
  expect(closingSides({ ...start, downPaymentPercent: 1 }, closingFacts)?.refusal).toMatchObject({
    reason: 'down',
    limit: 3,
  });
});

test('without a price there is nothing to add up', () => {
  expect(closingSides({ ...start, price: 0 }, closingFacts)).toBeNull();
});

test.each([
  ['a Monday', '2026-11-28', '2026-12-28'],
  ['a Saturday', '2026-11-26', '2026-12-28'],
  ['a Sunday', '2026-11-27', '2026-12-28'],
])('a closing 30 days ahead that would fall on %s moves to a working day', async (_day, today, closing) => {
  window.sessionStorage.clear();
  jest.useFakeTimers({ now: new Date(`${today}T12:00`) });
  render(<ClosingCosts facts={closingFacts} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'In 30 days' })));
  jest.useRealTimers();
  expect(screen.getByLabelText('Closing on')).toHaveValue(closing);
});

test('a closing day turns the range into one figure, on this page and in the tab', async () => {
  window.sessionStorage.clear();
  const user = userEvent.setup();
  render(<ClosingCosts facts={closingFacts} />);
  const day = screen.getByLabelText('Closing on');
  expect(day).toHaveValue('');
  expect(screen.queryByRole('group', { name: 'Tax the seller owes' })).not.toBeInTheDocument();
  // The rules about closing days load with the first one.
  const type = (value: string) => act(async () => fireEvent.change(day, { target: { value } }));
  await type('2027-04-30');
  const buying = screen.getByRole('table', { name: 'If you’re buying' });
  const row = (name: RegExp) => within(buying).getByRole('row', { name });
  expect(row(/^Interest to month’s end\s*1 day at our example rate/)).toBeVisible();
  expect(row(/^Tax reserve\s*6 months/)).toBeVisible();
  expect(row(/^Tax credit from the seller\s*4 months/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Long: every month' }));
  await user.click(screen.getByRole('radio', { name: 'Seller' }));
  expect(row(/^Tax credit from the seller\s*10 months/)).toBeVisible();
  expect(readMyNumbers(tabStorage)).toEqual({
    closingDay: '2027-04-30',
    taxProration: 'long',
    ownersPolicy: 'seller',
  });
  // A half-typed year leaves the previous day in effect.
  await type('0002-05-30');
  expect(row(/^Tax reserve\s*6 months/)).toBeVisible();
  await type('');
  expect(row(/^Tax reserve\s*2 to 6 months/)).toBeVisible();
});

test('a visitor selects a county, types a payoff, and reads both sides', async () => {
  const user = userEvent.setup();
  render(<ClosingCosts facts={closingFacts} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'County' }), 'Franklin');
  const selling = screen.getByRole('table', { name: 'If you’re selling' });
  expect(
    within(selling).getByRole('row', { name: /^Conveyance fee\s*\$3.00 for each \$1,000.*−\$796$/ }),
  ).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Payoff of your loan' }), '300000');
  expect(screen.getByText(/talk to your servicer before you list/)).toBeVisible();
});

test('a purchase without a loan has none of the lender’s lines', async () => {
  window.sessionStorage.clear();
  const user = userEvent.setup();
  render(<ClosingCosts facts={closingFacts} />);
  const down = screen.getByRole('textbox', { name: 'Down payment' });
  await user.clear(down);
  await user.type(down, '100');
  const buying = screen.getByRole('table', { name: 'If you’re buying' });
  const heads = within(buying)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Price',
    'Title and settlementWith half or all of the owner’s policy',
    'RecordingDeed',
    'Insurance, first yearAssumed',
    'Tax credit from the seller1 to 12 months',
    'Cash to close',
  ]);
  expect(within(buying).getByRole('row', { name: /^Recording/ })).toHaveTextContent('$34–$55');
});
