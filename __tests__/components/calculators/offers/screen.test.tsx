import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, field, freshTab, loadLazyCode, type } from '@/__tests__/helpers/calculator-screen';
import { OffersCalculator } from '@/components/calculators/offers/screen.client';

function screenOf() {
  return <OffersCalculator />;
}

beforeAll(() => loadLazyCode(screenOf()));
beforeEach(freshTab);

describe('the comparison of loan offers', () => {
  it('counts mortgage insurance in the payment while it lasts', () => {
    render(screenOf());
    const years = screen.getByLabelText('Mortgage insurance is paid for, offer A');
    expect(years).toBeDisabled();
    type('Mortgage insurance, a month, offer A', '120');
    expect(years).toBeEnabled();
    const [cell] = within(screen.getByRole('row', { name: /^First payment/ })).getAllByRole('cell');
    expect(cell).toHaveTextContent('$2,353.56');
  });

  it('asks for a loan amount once all is cleared, and leads to it', async () => {
    render(screenOf());
    await userEvent.click(screen.getByRole('button', { name: 'Clear the offers' }));
    expect(answer()).toBe('What is the loan amount of offer A? Fill it in');
    expect(field('Loan amount, offer A')).toHaveFocus();
    expect(screen.getByText('Your numbers')).toBeVisible();
    type('Loan amount, offer A', '200000');
    await userEvent.click(screen.getByRole('link', { name: 'Fill it in' }));
    expect(field('Loan amount, offer B')).toHaveFocus();
  });
});
