import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, field, freshTab, loadLazyCode, type } from '@/__tests__/helpers/calculator-screen';
import { OffersCalculator } from '@/components/calculators/offers/screen.client';

function screenOf() {
  return <OffersCalculator />;
}

beforeAll(() => loadLazyCode(screenOf()));
beforeEach(freshTab);

describe('the comparison of loan offers', () => {
  it('includes mortgage insurance in the payment while it lasts', () => {
    render(screenOf());
    const years = screen.getByLabelText('You pay mortgage insurance for, offer A');
    expect(years).toBeDisabled();
    type('Mortgage insurance, a month, offer A', '120');
    expect(years).toBeEnabled();
    const [cell] = within(screen.getByRole('row', { name: /^First payment/ })).getAllByRole('cell');
    expect(cell).toHaveTextContent('$2,353.56');
  });

  it('asks for a loan amount once everything is cleared, with a link to it', async () => {
    render(screenOf());
    await userEvent.click(screen.getByRole('button', { name: 'Clear the offers' }));
    expect(answer()).toBe('What is the loan amount of offer A? Fill it in');
    expect(field('Loan amount, offer A')).toHaveFocus();
    expect(screen.getByText('Your numbers')).toBeVisible();
    type('Loan amount, offer A', '200000');
    expect(field('Interest rate, offer A')).toHaveValue('');
    expect(answer()).toBe('What is the interest rate of offer A? Fill it in');
    type('Interest rate, offer A', '6.5');
    await userEvent.click(screen.getByRole('link', { name: 'Fill it in' }));
    expect(field('Loan amount, offer B')).toHaveFocus();
  });

  it('asks for a rate that was cleared, and accepts a typed 0', async () => {
    render(screenOf());
    type('Interest rate, offer A', '');
    expect(answer()).toBe('What is the interest rate of offer A? Fill it in');
    fireEvent.focusOut(field('Interest rate, offer A'));
    expect(field('Interest rate, offer A')).toHaveValue('');
    await userEvent.click(screen.getByRole('link', { name: 'Fill it in' }));
    expect(field('Interest rate, offer A')).toHaveFocus();
    type('Interest rate, offer A', '0');
    expect(answer()).toMatch(/^Offer A is cheapest/);
  });

  it('questions an improbable loan amount and rate', async () => {
    render(screenOf());
    type('Loan amount, offer A', '340');
    type('Interest rate, offer B', '99');
    expect(await screen.findByRole('button', { name: 'Use 9.9%' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use $340,000' }));
    expect(field('Loan amount, offer A')).toHaveValue('340,000');
  });
});
