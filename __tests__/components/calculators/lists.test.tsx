import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshTab, loadLazyCode } from '@/__tests__/helpers/calculator-screen';
import { calculators } from './every-calculator';

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name })).getAllByRole<HTMLOptionElement>('option');

beforeAll(() => loadLazyCode(...Object.values(calculators)));
beforeEach(freshTab);

test.each([
  ['payment', 30, 24, 372],
  ['affordability', 39, 24, 480],
  ['refinance', 39, 24, 480],
  ['rent or buy', 40, 12, 480],
] as const)('the %s calculator lists every length of the product spec', async (name, count, first, last) => {
  render(calculators[name]);
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  const months = optionsOf('Loan length, months').map(({ value }) => Number(value));
  expect(months).toEqual(Array.from({ length: count }, (_, index) => first + 12 * index));
  expect(months.at(-1)).toBe(last);
});

test('the list of states has NONE, Ohio and the 50 others', async () => {
  render(calculators.payment);
  await userEvent.click(screen.getByText('Not in Ohio? Choose a state'));
  expect(optionsOf('State')).toHaveLength(52);
  expect(optionsOf('State')[1]).toHaveTextContent('OH – Ohio');
});
