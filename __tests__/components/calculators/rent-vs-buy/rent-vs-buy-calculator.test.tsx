import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { answer, drag, field, freshTab, type } from '@/__tests__/helpers/calculator-screen';
import { RentVsBuyCalculator } from '@/components/calculators/rent-vs-buy/rent-vs-buy-calculator.client';
import { rentVsBuyContent } from '@/content/calculators/rent-vs-buy';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

expect.extend(toHaveNoViolations);

function screenOf() {
  return <RentVsBuyCalculator content={rentVsBuyContent} schedule={scheduleTexts} withoutScript={withoutScript} />;
}

const output = () => document.querySelector('output');
const sideBySide = () => within(screen.getByRole('table', { name: 'Renting and buying side by side' }));
const madeOf = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'What buying is made of' })).getByRole('row', { name });

beforeEach(freshTab);

describe('the renting and buying calculator', () => {
  it('has its example in the exported page', () => {
    const html = renderToString(screenOf());
    expect(html).toContain('$54,637.37');
    expect(html).toContain('Buying costs $54,637.37 more than renting over 7 years.');
    expect(html).toContain('They ignore insurance, closing costs and selling costs.');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('sets $2,000 of rent beside a $450,000 home for 84 months', () => {
    render(screenOf());
    expect(answer()).toBe('$54,637.37');
    expect(sideBySide().getByRole('row', { name: 'Average a month $2,000.00 $2,650.44' })).toBeVisible();
    expect(sideBySide().getByRole('row', { name: 'Total Over 7 years $168,000.00 $222,637.37' })).toBeVisible();
    expect(madeOf(/^Mortgage payment/)).toHaveTextContent('$2,275.44');
    expect(madeOf(/^Property tax/)).toHaveTextContent('$375.00');
    expect(madeOf(/^Appreciated price/)).toHaveTextContent('$516,908.55');
    expect(madeOf(/^Remaining balance/)).toHaveTextContent('$325,498.48');
    expect(madeOf(/^Equity earned/)).toHaveTextContent('$191,410.07');
  });

  it('shows the amount without a sign, red and in words, when buying costs more', () => {
    render(screenOf());
    expect(output()).toHaveAttribute('data-bad');
    expect(answer()).toBe('$54,637.37');
    expect(screen.getByText('Buying costs $54,637.37 more than renting over 7 years.')).toBeVisible();
  });

  it('is not red, and says so in words, when buying costs less', () => {
    render(screenOf());
    type('Rent', '3000');
    expect(output()).not.toHaveAttribute('data-bad');
    expect(answer()).toBe('$29,362.63');
    expect(screen.getByText('Buying costs $29,362.63 less than renting over 7 years.')).toBeVisible();
  });

  it('states the effect of the down payment and the equity', () => {
    render(screenOf());
    expect(screen.getByText(/Count the down payment and the equity .* buying costs \$46,772\.70 less\./)).toBeVisible();
  });

  it('compares nothing for a stay of no months', () => {
    render(screenOf());
    type('How long you will stay', '');
    expect(answer()).toBe('$0.00');
    expect(screen.getByText('Type how long you will stay, and the two stand side by side.')).toBeVisible();
    expect(sideBySide().getByRole('row', { name: 'Average a month $0.00 $0.00' })).toBeVisible();
  });

  it('calls the tax savings an upper bound at a flat 28%, and none with the standard deduction', async () => {
    render(screenOf());
    expect(madeOf(/^Tax savings/)).toHaveTextContent('At a flat 28%, an upper bound');
    expect(madeOf(/^Tax savings/)).toHaveTextContent('$62,338.46');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I take the standard deduction' }));
    expect(madeOf(/^Tax savings/)).toHaveTextContent(/None with the standard deduction\$0\.00$/);
    expect(answer()).toBe('$54,637.37');
  });

  it('lists 40 terms, from 12 to 480 months in steps of 12', async () => {
    render(screenOf());
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
    const options = within(screen.getByRole('combobox', { name: 'Term, months' })).getAllByRole<HTMLOptionElement>(
      'option',
    );
    expect(options.map((option) => Number(option.value))).toEqual(
      Array.from({ length: 40 }, (_, index) => 12 * (index + 1)),
    );
  });

  it.each([
    ['Down payment', '100', '$0.00'],
    ['Interest rate', '0', '$1,000.00'],
    ['Price of the home', '', '$0.00'],
  ])('with %s at "%s" asks %s a month for the mortgage', (name, text, payment) => {
    render(screenOf());
    type(name, text);
    expect(madeOf(/^Mortgage payment/)).toHaveTextContent(payment);
  });

  it('follows a slider', () => {
    render(screenOf());
    drag('How long you will stay', '120');
    expect(field('How long you will stay')).toHaveValue('120');
    expect(screen.getByText('Buying costs $78,053.39 more than renting over 10 years.')).toBeVisible();
  });

  it('states for both charts that the lines do not cross', () => {
    render(screenOf());
    expect(
      screen.getByText(
        'Renting costs less from the first month on, for all of the 30 years shown. The lines do not cross.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        'Buying costs less from the first month on, for all of the 30 years shown. The lines do not cross.',
      ),
    ).toBeVisible();
  });

  it('names the month in which the lines cross, once the loan is paid off', () => {
    render(screenOf());
    type('Rent', '2600');
    type('How long you will stay', '480');
    expect(
      screen.getByText(
        'Renting costs less at first. The lines cross in month 369, after 30 years 9 months: from then on buying costs less.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: /^Payments alone: Renting costs less at first\./ })).toBeVisible();
  });

  it('names the month from which the equity outweighs the cost of a home that gains nothing', () => {
    render(screenOf());
    type('Home value increase', '0');
    type('Rent', '2200');
    expect(
      screen.getByText(/^Renting costs less at first\. The lines cross in month 116, after 9 years 8 months/),
    ).toBeVisible();
  });

  it('puts the figures of the charts in a table by year', async () => {
    render(screenOf());
    const table = within(screen.getByRole('table', { name: 'What each has cost by the end of the year' }));
    expect(table.getByRole('row', { name: '1 $24,000 $31,805 $18,782' })).toBeVisible();
    expect(table.getAllByRole('row')).toHaveLength(31);
    await userEvent.click(screen.getAllByRole('button', { name: 'Show every year' })[0] as HTMLElement);
    expect(screen.getByRole('button', { name: 'Show fewer years' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('puts the visitor’s own numbers into the steps', async () => {
    render(screenOf());
    await userEvent.click(screen.getByText('Show the work'));
    expect(screen.getByText('$2,275.444885 × 84 + $375.00 × 84 = $222,637.37')).toBeVisible();
    expect(screen.getByText(/\$450,000\.00 × \(1 \+ 2 ÷ 100\)/)).toHaveTextContent('84 ÷ 12 = $516,908.55');
  });

  it('divides the loan into its schedule, with what extra payments save', () => {
    render(screenOf());
    type('Extra each month', '300');
    expect(
      screen.getAllByText(/you are done in 21 years 10 months, .* and you save \$144,404\.32 in interest/)[0],
    ).toBeVisible();
    type('Down payment', '100');
    expect(screen.getByText(scheduleTexts.none)).toBeVisible();
  });

  it('restores a shared address and refuses what it cannot use', () => {
    window.history.replaceState(
      null,
      '',
      '/#rent=2500&stay=60&price=<script>&months=180&tax=1.57&increase=101&deduction=standard',
    );
    render(screenOf());
    expect(field('Rent')).toHaveValue('2,500');
    expect(field('How long you will stay')).toHaveValue('60');
    expect(field('Price of the home')).toHaveValue('450,000');
    expect(screen.getByRole('radio', { name: '15' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'I take the standard deduction' })).toBeChecked();
    expect(screen.getByText(/Price of the home and Home value increase are back at the starting value/)).toBeVisible();
  });

  it('carries the inputs in the address', () => {
    jest.useFakeTimers();
    try {
      render(screenOf());
      type('Rent', '2150');
      act(() => jest.advanceTimersByTime(1000));
      expect(window.location.hash).toBe(
        '#rent=2150&stay=84&price=450000&down=20&months=360&rate=6.5&tax=1&increase=2&deduction=itemized',
      );
    } finally {
      jest.useRealTimers();
    }
  });

  it('speaks the verdict once, after the typing has paused', () => {
    jest.useFakeTimers();
    try {
      render(screenOf());
      const spoken = () =>
        screen.getAllByRole('status').find((status) => status.textContent?.startsWith('Buying costs'))?.textContent;
      type('Rent', '3');
      type('Rent', '3000');
      act(() => jest.advanceTimersByTime(499));
      expect(spoken()).toBeUndefined();
      act(() => jest.advanceTimersByTime(500));
      expect(spoken()).toBe('Buying costs $29,362.63 less than renting over 7 years.');
    } finally {
      jest.useRealTimers();
    }
  });

  it('offers price, rate and term from another calculator, and remembers the loan for the next', async () => {
    window.sessionStorage.setItem('my-numbers', JSON.stringify({ price: 320000, ratePercent: 5.9 }));
    render(screenOf());
    await userEvent.click(screen.getByRole('button', { name: 'Use my numbers' }));
    expect(field('Price of the home')).toHaveValue('320,000');
    expect(field('Interest rate')).toHaveValue('5.9');
    type('Price of the home', '300000');
    expect(JSON.parse(window.sessionStorage.getItem('my-numbers') ?? '{}')).toMatchObject({
      price: 300000,
      loan: 240000,
    });
  });

  it('pins scenarios, each with the cheaper side in words', async () => {
    render(screenOf());
    const pin = screen.getByRole('button', { name: 'Pin to compare' });
    await userEvent.click(pin);
    type('Rent', '3000');
    await userEvent.click(pin);
    const table = within(screen.getByRole('table', { name: 'Pinned scenarios side by side' }));
    expect(table.getByRole('row', { name: /^Savings on buying/ })).toHaveTextContent(
      'Savings on buyingdiffers$54,637.37 more$29,362.63 less',
    );
    expect(table.getByRole('row', { name: /^Price of the home/ })).not.toHaveTextContent('differs');
  });

  it('has no accessibility finding, opened and filled', async () => {
    const { container } = render(<main>{screenOf()}</main>);
    type('Rent', '2600');
    await userEvent.click(screen.getByRole('button', { name: 'Pin to compare' }));
    await userEvent.click(screen.getByText('Show the work'));
    const findings = await act(() => axe(container, { rules: { 'heading-order': { enabled: false } } }));
    expect(findings).toHaveNoViolations();
  }, 30_000);
});
