import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshTab } from '@/__tests__/helpers/calculator-screen';
import { PmiEndCalculator } from '@/components/calculators/pmi-end/screen.client';
import { initialValues } from '@/lib/calculators/definition';
import { pmiDates } from '@/lib/calculators/pmi-end/compute';
import { fields } from '@/lib/calculators/pmi-end/fields';
import { dueMonth } from '@/lib/day';

const start = initialValues(fields);

beforeEach(freshTab);

test('each payment is due a month after the previous one', () => {
  expect(dueMonth({ year: 2024, month: 1 }, 1)).toBe('January 2024');
  expect(dueMonth({ year: 2024, month: 5 }, 13)).toBe('May 2025');
  expect(dueMonth({ year: 2023, month: 12 }, 2)).toBe('January 2024');
});

test('the balance passes 80 and 78 percent of the price in the stated months', () => {
  const dates = pmiDates(start);
  expect(dates?.ask).toEqual({ payment: 130, month: 'October 2034' });
  expect(dates?.end).toMatchObject({ payment: 142, month: 'October 2035' });
  expect(dates?.end.balance).toBeLessThanOrEqual(234_000);
  expect(dates?.latest).toBe('January 2039');
});

test('insurance on a slowly repaid loan ends at the midpoint, before the schedule reaches 80 percent', () => {
  const slow = pmiDates({ ...start, ratePercent: 12.5, downPaymentPercent: 3 });
  expect(slow?.end.payment).toBe(180);
  expect(slow?.end.balance).toBeCloseTo(251_981, 0);
  expect(slow?.ask).toBeNull();
});

test('there are no dates without insurance, or without a price', () => {
  expect(pmiDates({ ...start, downPaymentPercent: 20 })).toBeNull();
  expect(pmiDates({ ...start, price: 0 })).toBeNull();
});

test('a visitor types the current balance and reads whether to ask now', async () => {
  const user = userEvent.setup();
  render(<PmiEndCalculator />);
  const panel = screen.getByRole('region', { name: 'You may ask from' });
  expect(within(panel).getByText('Example numbers, put in yours')).toBeVisible();
  const owed = screen.getByRole('textbox', { name: 'You owe today' });
  await user.clear(owed);
  await user.type(owed, '250000');
  expect(within(panel).getByText('You owe 83.3% of that price. Pay $10,000 more and you may ask.')).toBeVisible();
  await user.clear(owed);
  await user.type(owed, '239,000');
  expect(within(panel).getByText('You owe 79.7% of that price: you may ask now.')).toBeVisible();
  const down = screen.getByRole('textbox', { name: 'Down payment' });
  await user.clear(down);
  await user.type(down, '20');
  expect(within(panel).getByText('No PMI')).toBeVisible();
});

test('a visitor who already owes at most 80 percent is told to ask now, in headline, row and bar', async () => {
  const user = userEvent.setup();
  render(<PmiEndCalculator />);
  await user.type(screen.getByRole('textbox', { name: 'You owe today' }), '230000');
  const panel = screen.getByRole('region', { name: 'You may ask' });
  const row = within(panel).getByRole('row', { name: /^You may ask/ });
  expect(row).toHaveTextContent('You may askBy the schedule, from October 2034Now');
  expect(screen.queryByText('You may ask from')).not.toBeInTheDocument();
  expect(screen.getAllByText('Now')).toHaveLength(3);
});

test('a visitor whose insurance ends at the midpoint reads that end, and no balance of 80 percent', async () => {
  const user = userEvent.setup();
  render(<PmiEndCalculator />);
  for (const [name, value] of [
    ['Down payment', '3'],
    ['Interest rate', '12.5'],
  ] as const) {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, value);
  }
  const panel = screen.getByRole('region', { name: 'It ends by itself in' });
  expect(within(panel).getByRole('row', { name: /^You may ask/ })).toHaveTextContent(
    'You may askBy the schedule, you owe more than $240,000, 80%, until it ends---',
  );
  expect(within(panel).getByRole('row', { name: /^It ends by itself/ })).toHaveTextContent(
    'It ends by itselfAfter payment 180, the middle of the term; the schedule is at $251,981December 2038',
  );
});
