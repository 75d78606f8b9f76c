import { fireEvent, render, screen } from '@testing-library/react';
import { HomeRates } from '@/components/calculators/home-rates/home-rates.client';
import { rates, rateWords } from '@/content/rates';
import { ratesLoanAmount } from '@/lib/mortgage/rate-rows';

function screenOf(expires = '2999-01-01') {
  return (
    <HomeRates
      texts={{
        heading: 'What would it cost a month?',
        lead: 'Type a loan amount.',
        columns: ['Loan', 'Rate', 'APR', 'Monthly payment'],
        more: { label: 'More', path: '/what-will-my-monthly-payment-be-calculator' },
      }}
      field={{ kind: 'money', label: 'Loan amount', param: 'loan', initial: ratesLoanAmount }}
      rows={rates.rows}
      {...rateWords}
      source={rates.source}
      asOfText="November 25, 2024"
      expires={expires}
      expired={false}
    />
  );
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Loan amount' }), { target: { value: text } });

describe('the payment table of the home page', () => {
  it('starts with three loans of $100,000, rate and APR side by side', () => {
    render(screenOf());
    expect(screen.getByRole('row', { name: '30 Yr Fxd 6.196% 0 points 6.272% $612.21 360 payments' })).toBeVisible();
    expect(
      screen.getByRole('row', {
        name: '30 Yr Fxd FHA 5.458% 2 points 6.551% $575.05 360 payments on $101,750, with the upfront premium, plus $45.55 of mortgage insurance in the first year, less after that. On $100,000 without it: $565.16',
      }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: '15 Yr Fxd 5.521% 0 points 5.649% $818.20 180 payments' })).toBeVisible();
  });

  it.each([
    ['200000', '$1,224.42'],
    ['', '$0.00'],
    ['-5', '$612.21'],
  ])('for a loan of %j asks %s a month over 30 years', (amount, payment) => {
    render(screenOf());
    type(amount);
    expect(screen.getByRole('row', { name: `30 Yr Fxd 6.196% 0 points 6.272% ${payment} 360 payments` })).toBeVisible();
  });

  it('prints the day and the source of the rates, and shows none as current once they have expired', () => {
    const { unmount } = render(screenOf());
    expect(screen.getByText(/Rates as of November 25, 2024\. Sample figures/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Ask for today’s rate/ })).not.toBeInTheDocument();
    unmount();
    render(screenOf('2024-12-02'));
    expect(screen.getAllByRole('link', { name: /^Ask for today’s rate for / })).toHaveLength(rates.rows.length);
    for (const figure of ['6.196%', '6.272%', '$612.21']) expect(screen.getByText(figure)).not.toBeVisible();
    fireEvent.click(screen.getByText('What these were on November 25, 2024'));
    type('200000');
    expect(screen.getByText('$1,224.42')).toBeVisible();
  });

  it('says that the payments are approximate and not a quote', () => {
    render(screenOf());
    expect(screen.getByText(/approximate and are not a quote.*actual payment will be higher/)).toBeVisible();
  });
});
