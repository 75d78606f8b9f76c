import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { answer, drag, field, freshTab, slider, type } from '@/__tests__/helpers/calculator-screen';
import { MonthlyPaymentCalculator } from '@/components/calculators/monthly-payment/monthly-payment-calculator.client';
import { monthlyPaymentContent } from '@/content/calculators/monthly-payment';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

expect.extend(toHaveNoViolations);

function screenOf() {
  return (
    <MonthlyPaymentCalculator content={monthlyPaymentContent} schedule={scheduleTexts} withoutScript={withoutScript} />
  );
}

const legend = () => within(screen.getByRole('table', { name: 'Monthly payment by part' }));

beforeEach(freshTab);

describe('the monthly payment calculator', () => {
  it('has its example in the exported page', () => {
    const html = renderToString(screenOf());
    expect(html).toContain('$2,743.18');
    expect(html).toContain('Borrowing $434,000 over 30 years at 6.5%. Taxes and insurance are not included.');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('asks $2,743.18 a month for a $500,000 home with $66,000 down at 6.5% over 30 years', () => {
    render(screenOf());
    expect(answer()).toBe('$2,743.18');
    expect(field('Monthly payment')).toHaveValue('2,743.18');
  });

  it.each([
    ['NJ', '12,100', '$3,751.51'],
    ['HI', '1,350', '$2,855.68'],
    ['IL', '11,500', '$3,701.51'],
    ['AL', '2,000', '$2,909.84'],
    ['WV', '2,950', '$2,989.01'],
    ['DC', '0', '$2,743.18'],
    ['ME', '0', '$2,743.18'],
    ['NH', '0', '$2,743.18'],
  ])('with %s chosen sets the tax to $%s a year and the payment to %s', async (state, tax, payment) => {
    render(screenOf());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), state);
    expect(field('Property tax')).toHaveValue(tax);
    expect(answer()).toBe(payment);
  });

  it('offers the typical rate of a state without a built-in one in one press', async () => {
    render(screenOf());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'NH');
    expect(screen.getByText(/There is no built-in rate for New Hampshire/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use 2.2% ($11,000.00 a year)' }));
    expect(field('Property tax')).toHaveValue('11,000');
  });

  it('states the rate of a state, and offers its tax once the price has changed', async () => {
    render(screenOf());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'OH');
    expect(screen.getByText(/^Ohio: 1\.57% of the price a year\. Statewide estimate/)).toBeVisible();
    type('Home price', '285000');
    expect(screen.getByText(/The property tax is now \$7,850\.00\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use 1.57% ($4,474.50 a year)' }));
    expect(field('Property tax')).toHaveValue('4,474.50');
    expect(screen.queryByText(/The property tax is now/)).toBeNull();
  });

  it('prints no shares when there is no payment', () => {
    render(screenOf());
    type('Property tax', '6000');
    type('Home price', '0');
    expect(legend().getByRole('row', { name: /^Property Tax/ })).toHaveTextContent('Property Tax$500.00');
  });

  it('leaves the tax alone when the price changes later', async () => {
    render(screenOf());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'NJ');
    type('Home price', '600000');
    expect(field('Property tax')).toHaveValue('12,100');
  });

  it('lists 51 states beside NONE, Ohio first, and 30 lengths', async () => {
    render(screenOf());
    const options = (name: string) => within(screen.getByRole('combobox', { name })).getAllByRole('option');
    expect(options('State')).toHaveLength(52);
    expect(options('State')[1]).toHaveTextContent('OH – Ohio');
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
    expect(options('Loan length, months')).toHaveLength(30);
    expect(options('Loan length, months').at(-1)).toHaveTextContent('372 months, 31 years');
  });

  it.each([
    ['3000', '540,632.46'],
    ['300', '113,463.25'],
    ['9000', '1,489,897.38'],
  ])('works a payment of $%s back to a price of $%s', (payment, price) => {
    render(screenOf());
    drag('Monthly payment', Number(payment), monthlyPaymentContent.target.slider);
    expect(field('Home price')).toHaveValue(price);
  });

  it('rests the price slider at its end without cutting the price', () => {
    render(screenOf());
    type('Monthly payment', '20000');
    expect(slider('Home price')).toHaveValue('1000');
    expect(field('Home price')).toHaveValue('3,230,216.39');
    expect(answer()).toBe('$20,000.00');
  });

  it('keeps the payment asked for when tax and insurance leave nothing for the loan', () => {
    render(screenOf());
    type('Property tax', '12000');
    drag('Monthly payment', 900, monthlyPaymentContent.target.slider);
    expect(field('Home price')).toHaveValue('66,000');
    expect(answer()).toBe('---');
    expect(slider('Monthly payment')).toHaveAttribute('aria-valuetext', '$900');
    expect(screen.getByText('That payment leaves nothing for the loan')).toBeVisible();
  });

  it.each([
    ['Home price', ''],
    ['Home price', '66000'],
    ['Down payment', '500001'],
  ])('shows dashes when %s is %j, even with tax filled in, and draws nothing', (name, text) => {
    render(screenOf());
    type('Property tax', '6000');
    type(name, text);
    expect(answer()).toBe('---');
    expect(legend().getByRole('row', { name: /Principal & Interest/ })).toHaveTextContent('---');
    expect(legend().getByRole('row', { name: /Property Tax/ })).toHaveTextContent('$500.00');
    expect(screen.queryByRole('img', { name: /Monthly payment by part/ })).not.toBeInTheDocument();
    expect(screen.getByText('There is nothing to borrow')).toBeVisible();
    expect(screen.getByText(scheduleTexts.none)).toBeVisible();
  });

  it('divides the loan by the months at a rate of 0', () => {
    render(screenOf());
    type('Interest rate', '0');
    expect(answer()).toBe('$1,205.56');
  });

  it('describes the ring in a sentence and marks a slice from its row', async () => {
    render(screenOf());
    type('Property tax', '7800');
    type('Homeowner’s insurance', '118');
    type('HOA fees', '45');
    expect(screen.getByRole('img', { name: /Monthly payment by part/ })).toHaveAccessibleName(
      'Monthly payment by part: Principal & Interest $2,743.18 (77.1%), Property Tax $650.00 (18.3%), Homeowner’s Insurance $118.00 (3.3%) and HOA Fees $45.00 (1.3%).',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Property Tax' }));
    expect(document.querySelector('circle[data-tone="2"]')).toHaveAttribute('data-active');
    expect(legend().getByRole('row', { name: /Property Tax/ })).toHaveAttribute('data-active');
  });

  it('speaks the result once, after the typing has paused', () => {
    jest.useFakeTimers();
    try {
      render(screenOf());
      const spoken = () => screen.queryByText(/^Monthly payment \$/);
      type('Down payment', '6');
      type('Down payment', '60000');
      act(() => jest.advanceTimersByTime(499));
      expect(spoken()).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(500));
      expect(spoken()).toHaveTextContent('Monthly payment $2,781.10');
    } finally {
      jest.useRealTimers();
    }
  });

  it('puts the visitor’s own numbers into the formula', async () => {
    render(screenOf());
    await userEvent.click(screen.getByText('Show the work'));
    expect(screen.getByText(/\$434,000\.00 × 0\.0054166667 ÷ \(1 − 1\.0054166667/)).toHaveTextContent('= $2,743.18');
  });

  it('opens a year into its twelve months', async () => {
    render(screenOf());
    await userEvent.click(screen.getByRole('button', { name: 'Year 1' }));
    expect(screen.getByRole('row', { name: 'Year 1, month 1 $392.34 $2,350.83 $433,607.66' })).toBeVisible();
    expect(screen.getAllByRole('row', { name: /^Year 1, month/ })).toHaveLength(12);
  });

  it('prints what extra payments save', () => {
    render(screenOf());
    type('Extra each month', '250');
    expect(
      screen.getAllByText(
        /With the extra payments you are done in 23 years 9 months, 6 years 3 months sooner, and you save \$134,827\.92 in interest/,
      )[0],
    ).toBeVisible();
  });

  it('restores a shared address and lists what could not be used', () => {
    window.history.replaceState(null, '', '/#price=400000&down=80000&months=180&rate=abc');
    render(screenOf());
    expect(field('Home price')).toHaveValue('400,000');
    expect(screen.getByRole('radio', { name: '15' })).toBeChecked();
    expect(field('Interest rate')).toHaveValue('6.5');
    expect(screen.getByText(/Interest rate is back at the starting value/)).toBeVisible();
  });

  it('carries the inputs in the address without adding to the history', () => {
    jest.useFakeTimers();
    try {
      const before = window.history.length;
      render(screenOf());
      expect(window.location.hash).toBe('');
      type('Home price', '410000');
      act(() => jest.advanceTimersByTime(1000));
      expect(window.location.hash).toBe(
        '#price=410000&down=66000&months=360&rate=6.5&state=NONE&tax=0&insurance=0&hoa=0',
      );
      expect(window.history).toHaveLength(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('offers, and does not force, what was typed on another calculator, and forgets it on request', async () => {
    window.sessionStorage.setItem('my-numbers', JSON.stringify({ price: 320000, ratePercent: 5.9 }));
    render(screenOf());
    expect(answer()).toBe('$2,743.18');
    expect(screen.getByText(/home price \$320,000 and interest rate 5.9%/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use my numbers' }));
    expect(field('Home price')).toHaveValue('320,000');
    expect(field('Interest rate')).toHaveValue('5.9');
  });

  it('forgets those numbers at the press of a button', async () => {
    window.sessionStorage.setItem('my-numbers', JSON.stringify({ price: 320000 }));
    render(screenOf());
    await userEvent.click(screen.getByRole('button', { name: 'Forget my numbers' }));
    expect(window.sessionStorage.getItem('my-numbers')).toBeNull();
    expect(screen.queryByText(/home price \$320,000/)).not.toBeInTheDocument();
  });

  it('forgets what was typed here, too', async () => {
    render(screenOf());
    type('Home price', '350000');
    expect(window.sessionStorage.getItem('my-numbers')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Forget what I typed' }));
    expect(window.sessionStorage.getItem('my-numbers')).toBeNull();
    expect(field('Home price')).toHaveValue('350000');
  });

  it('remembers what is typed here for the next calculator', () => {
    render(screenOf());
    type('Home price', '350000');
    expect(JSON.parse(window.sessionStorage.getItem('my-numbers') ?? '{}')).toEqual({ price: 350000, loan: 284000 });
  });

  it('pins up to three scenarios, marks what differs and brings one back', async () => {
    render(screenOf());
    const pin = screen.getByRole('button', { name: 'Pin to compare' });
    await userEvent.click(pin);
    type('Home price', '450000');
    await userEvent.click(pin);
    type('Home price', '425000');
    await userEvent.click(pin);
    expect(pin).toBeDisabled();
    const table = within(screen.getByRole('table', { name: 'Pinned scenarios side by side' }));
    expect(table.getByRole('row', { name: /^Home price/ })).toHaveTextContent(
      'Home pricediffers$500,000$450,000$425,000',
    );
    expect(table.getByRole('row', { name: /^Down payment/ })).not.toHaveTextContent('differs');
    await userEvent.click(table.getByRole('button', { name: 'Show scenario A above' }));
    expect(field('Home price')).toHaveValue('500,000');
    expect(window.sessionStorage.getItem('compare-monthly-payment')?.split('\n')).toHaveLength(3);
  });

  it('starts again when asked', async () => {
    render(screenOf());
    type('Home price', '450000');
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(answer()).toBe('$2,743.18');
  });

  it('has no accessibility finding, opened and filled', async () => {
    const { container } = render(<main>{screenOf()}</main>);
    type('Property tax', '7800');
    await userEvent.click(screen.getByRole('button', { name: 'Pin to compare' }));
    await userEvent.click(screen.getByRole('button', { name: 'Year 1' }));
    const findings = await act(() => axe(container, { rules: { 'heading-order': { enabled: false } } }));
    expect(findings).toHaveNoViolations();
  }, 30_000);
});
