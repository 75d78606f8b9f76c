import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { HomeRates } from '@/components/calculators/home-rates/home-rates.client';
import { rates } from '@/content/rates';

expect.extend(toHaveNoViolations);

function screenOf(expires = '2999-01-01') {
  return (
    <HomeRates
      texts={{
        heading: 'What would it cost a month?',
        lead: 'Type a loan amount.',
        columns: ['Loan', 'Rate', 'APR', 'Monthly payment'],
        more: { label: 'More', path: '/what-will-my-monthly-payment-be-calculator' },
      }}
      field={{ kind: 'money', label: 'Loan amount', share: 'loan', initial: rates.defaultLoanAmount }}
      rows={rates.rows}
      note={rates.note}
      asOfText="November 25, 2024"
      expires={expires}
      expiredText={rates.expiredText}
      expired={false}
    />
  );
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Loan amount' }), { target: { value: text } });

describe('the payment table of the home page', () => {
  it('starts with three loans of $100,000, rate and APR side by side', () => {
    render(screenOf());
    expect(screen.getByRole('row', { name: '30 Yr Fxd 6.196% 6.272% $612.21' })).toBeVisible();
    expect(screen.getByRole('row', { name: '30 Yr Fxd FHA 5.458% 6.551% $565.16' })).toBeVisible();
    expect(screen.getByRole('row', { name: '15 Yr Fxd 5.521% 5.649% $818.20' })).toBeVisible();
  });

  it.each([
    ['200000', '$1,224.42'],
    ['', '$0.00'],
    ['-5', '$612.21'],
  ])('for a loan of %j asks %s a month over 30 years', (amount, payment) => {
    render(screenOf());
    type(amount);
    expect(screen.getByRole('row', { name: `30 Yr Fxd 6.196% 6.272% ${payment}` })).toBeVisible();
  });

  it('prints the day of the rates, and calls them an example once they have expired', () => {
    const { unmount } = render(screenOf());
    expect(screen.getByText(/Rates as of November 25, 2024/)).toBeVisible();
    expect(screen.queryByText(/not today’s rate/)).not.toBeInTheDocument();
    unmount();
    render(screenOf('2024-12-02'));
    expect(screen.getByText(/Example, not today’s rate/)).toBeVisible();
  });

  it('says that the payments are approximate and not a quote', () => {
    render(screenOf());
    expect(screen.getByText(/approximate and are not a quote/)).toBeVisible();
  });

  it('has no accessibility finding', async () => {
    const { container } = render(<main>{screenOf()}</main>);
    const findings = await act(() => axe(container));
    expect(findings).toHaveNoViolations();
  });
});
