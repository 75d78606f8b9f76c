import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshTab, loadLazyCode } from '@/__tests__/helpers/calculator-screen';
import { AffordabilityCalculator } from '@/components/calculators/affordability/screen.client';
import { PaymentCalculator } from '@/components/calculators/payment/screen.client';
import { RefinanceCalculator } from '@/components/calculators/refinance/refinance.client';
import { RentOrBuyCalculator } from '@/components/calculators/rent-or-buy/screen.client';
import { affordabilityFacts, paymentFacts, refinanceFacts, rentOrBuyFacts } from '@/content/examples/calculator-facts';

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name })).getAllByRole<HTMLOptionElement>('option');

const calculators = [
  ['payment', <PaymentCalculator key="a" facts={paymentFacts} />, 30, 24, 372],
  ['affordability', <AffordabilityCalculator key="b" facts={affordabilityFacts} />, 39, 24, 480],
  ['refinance', <RefinanceCalculator key="c" facts={refinanceFacts} />, 39, 24, 480],
  ['rent or buy', <RentOrBuyCalculator key="d" facts={rentOrBuyFacts} />, 40, 12, 480],
] as const;

beforeAll(() => loadLazyCode(...calculators.map(([, calculator]) => calculator)));
beforeEach(freshTab);

test.each(calculators)(
  'the %s calculator lists every length of the product spec',
  async (_name, calculator, count, first, last) => {
    render(calculator);
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
    const months = optionsOf('Loan length, months').map(({ value }) => Number(value));
    expect(months).toEqual(Array.from({ length: count }, (_, index) => first + 12 * index));
    expect(months.at(-1)).toBe(last);
  },
);

test('the list of states has NONE, Ohio and the 50 others', async () => {
  render(<PaymentCalculator facts={paymentFacts} />);
  await userEvent.click(screen.getByText('Not in Ohio? Choose a state'));
  expect(optionsOf('State')).toHaveLength(52);
  expect(optionsOf('State')[1]).toHaveTextContent('OH – Ohio');
});
