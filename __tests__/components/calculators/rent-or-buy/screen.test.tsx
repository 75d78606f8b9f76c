import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  field,
  freshTab,
  leave,
  loadLazyCode,
  storedNumbers,
  type,
} from '@/__tests__/helpers/calculator-screen';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { RentOrBuyCalculator } from '@/components/calculators/rent-or-buy/screen.client';
import { rentOrBuyFacts } from '@/content/examples/calculator-facts';
import { replaceMyNumbers, writeMyNumbers } from '@/lib/my-numbers';

function screenOf() {
  return <RentOrBuyCalculator facts={rentOrBuyFacts} />;
}

const payments = () => within(screen.getByRole('table', { name: 'Payments alone' }));
const row = (name: RegExp | string) => payments().getByRole('row', { name });

beforeAll(() => loadLazyCode(screenOf()));
beforeEach(freshTab);

/** The rate and tax of the untouched screen, which change with the first figure typed. */
function typeExample() {
  type('Interest rate', '6.5');
  type('Property tax rate', '1');
}

describe('the renting and buying calculator', () => {
  it('says from which stay on buying is ahead, and who is ahead after 84 months', () => {
    render(screenOf());
    expect(answer()).toBe(
      'Buying is ahead if you stay past 28 years and 3 months. After your 7 years the renter is ahead by $81,753.',
    );
    expect(document.querySelector('[data-bar]')).toHaveTextContent('Buying ahead past28 years 3 months');
  });

  it.each([
    ['Rent', '500', 'Buying doesn’t come out ahead within 40 years.'],
    ['Rent', '9000', 'Buying is ahead if you stay past 7 months.'],
    ['Price of the home', '', 'What does the home cost? Fill it in to see the answer.'],
    ['Rent', '0', 'What is the rent? Fill it in to see the answer.'],
  ])('with %s at "%s" says "%s"', (name, text, words) => {
    render(screenOf());
    type(name, text);
    expect(answer()).toContain(words);
  });

  it('answers without a stay, and asks for it at the net worths', () => {
    render(screenOf());
    type('How long you’ll stay', '');
    typeExample();
    expect(answer()).toBe('Buying is ahead if you stay past 28 years and 3 months.');
    expect(screen.getByText(/^Say how long you’ll stay/)).toBeVisible();
  });

  it('lists what owner and renter have after 7 years, item by item', () => {
    render(screenOf());
    const amounts = (name: string) => {
      const section = screen.getByRole('heading', { name }).parentElement;
      return [...(section?.querySelectorAll('td') ?? [])].map((amount) => amount.textContent);
    };
    expect(amounts('Owner after 7 years')).toEqual([
      '$516,908.55',
      '−$31,014.51',
      '−$325,498.48',
      '$0.00',
      '$160,395.56',
    ]);
    expect(amounts('Renter after 7 years')).toEqual(['$103,500.00', '$32,698.94', '$105,949.91', '$242,148.85']);
  });

  it('shows each cost with its value, and follows a change', () => {
    render(screenOf());
    expect(field('Buying costs')).toHaveAccessibleDescription(/Of the price, once: \$13,500\.00/);
    expect(field('Rent rises')).toHaveAccessibleDescription(/\$2,060\.00 in year 2/);
    type('Selling costs', '0');
    expect(answer()).not.toContain('28 years and 3 months');
  });

  it('reads the chart out by keyboard', () => {
    render(screenOf());
    const reader = screen.getByRole('slider', { name: 'Read the chart: What owner and renter have' });
    expect(reader).toHaveAttribute(
      'aria-valuetext',
      'After 7 years: owner $160,396, renter $242,149; the renter is ahead by $81,753.',
    );
    fireEvent.change(reader, { target: { value: '339' } });
    expect(reader).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^After 28 years and 3 months: .* the owner/),
    );
    fireEvent.blur(reader);
    expect(reader).toHaveValue('84');
  });

  it('keeps the comparison of payments alone, $2,000 of rent with a $450,000 home for 84 months', () => {
    render(screenOf());
    expect(row('Average a month $2,000.00 $2,650.44')).toBeVisible();
    expect(row('Total Over 7 years $168,000.00 $222,637.37')).toBeVisible();
    expect(row(/^Mortgage payment/)).toHaveTextContent('$2,275.44');
    expect(row(/^Property tax/)).toHaveTextContent('$375.00');
    expect(row(/^Appreciated price/)).toHaveTextContent('$516,908.55');
    expect(row(/^Remaining balance/)).toHaveTextContent('$325,498.48');
    expect(row(/^Equity earned/)).toHaveTextContent('$191,410.07');
    expect(screen.getByText(/APR 6\.597%/)).toHaveTextContent(
      'Loan of $360,000.00: 360 payments of $2,275.44. APR 6.597% with $3,600.00 of lender charges, 1% of the loan as an example. These payments do not include taxes and homeowner’s insurance. Your actual payment will be higher.',
    );
  });

  it('counts mortgage insurance in the loan terms, as the payment calculator does', () => {
    render(screenOf());
    type('Price of the home', '250000');
    type('Down payment', '5');
    type('Interest rate', '7.4');
    expect(screen.getByText(/APR 8\.157%/)).toHaveTextContent(
      'Loan of $237,500.00: 147 payments of $1,798.78, then 213 of $1,644.40. APR 8.157% with $2,375.00 of lender charges, 1% of the loan as an example, and the mortgage insurance.',
    );
  });

  it('shows savings in payments alone without a sign, in red with the word "more" if buying costs more', () => {
    render(screenOf());
    const savings = () =>
      within(row(/^Savings on buying/))
        .getAllByRole('cell')
        .at(-1);
    expect(savings()).toHaveTextContent(/^\$54,637\.37 more$/);
    expect(savings()).toHaveClass('negative');
    type('Rent', '3000');
    typeExample();
    expect(savings()).toHaveTextContent(/^\$29,362\.63 less$/);
    expect(savings()).not.toHaveClass('negative');
    type('How long you’ll stay', '');
    expect(savings()).toHaveTextContent(/^\$0\.00$/);
    expect(row('Average a month $0.00 $0.00')).toBeVisible();
  });

  it('calls tax savings at a flat 28% a generous guess, with none under the standard deduction', async () => {
    render(screenOf());
    expect(row(/^Tax savings/)).toHaveTextContent('At a flat 28%, a generous guess');
    expect(row(/^Tax savings/)).toHaveTextContent('$62,338.46');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I take the standard deduction' }));
    expect(row(/^Tax savings/)).toHaveTextContent(/None with the standard deduction\$0\.00$/);
  });

  it('opens with the tab’s price, rate and down payment, and stores what is typed here', () => {
    writeMyNumbers(tabStorage, { price: 320000, ratePercent: 5.9, downPayment: 32000 });
    render(screenOf());
    expect(field('Price of the home')).toHaveValue('320,000');
    expect(field('Interest rate')).toHaveValue('5.9');
    expect(field('Down payment')).toHaveValue('10');
    type('Price of the home', '300000');
    leave();
    expect(storedNumbers()).toEqual({ price: 300000, ratePercent: 5.9, downPayment: 32000 });
  });

  it('uses the average rate and median tax from the first figure on, and the down payment from savings', async () => {
    writeMyNumbers(tabStorage, { price: 162_300, saved: 18_000, county: 'Lucas', firstHome: 'Yes' });
    render(screenOf());
    expect(field('Interest rate')).toHaveValue('7.4');
    expect(field('Saved for the home')).toHaveAccessibleDescription(
      /About \$6,100 goes to closing and \$1,447 stays in the bank\. \$10,453 is your down payment\./,
    );
    await userEvent.click(screen.getByRole('button', { name: 'I know my down payment' }));
    expect(field('Down payment')).toHaveValue('6.441');
  });

  it('fills in a county’s price and tax while no price is typed, and does not change the rent', async () => {
    render(screenOf());
    const county = screen.getByRole('combobox', { name: 'County' });
    await userEvent.selectOptions(county, 'Franklin');
    expect(field('Price of the home')).toHaveValue('288,400');
    expect(field('Property tax rate')).toHaveValue('1.472');
    expect(field('Rent')).toHaveValue('2,000');
    expect(screen.getByText(/The typical home in Franklin County is \$288,400/)).toBeVisible();
    await userEvent.selectOptions(county, 'Noble');
    expect(field('Price of the home')).not.toHaveValue('288,400');
    type('Price of the home', '300000');
    await userEvent.selectOptions(county, 'Franklin');
    expect(field('Price of the home')).toHaveValue('300000');
  });

  it('says what the same home would have to rent for, and takes the stay in years', () => {
    render(screenOf());
    expect(screen.getByText(/buying wins if the same home rents for more than \$2,778 a month/)).toBeVisible();
    expect(field('How long you’ll stay')).toHaveValue('7');
    type('How long you’ll stay', '1.5');
    expect(answer()).toContain('After your 1 year and 6 months the renter is ahead');
  });

  it('includes mortgage insurance under 20% down, and says for how long', () => {
    render(screenOf());
    expect(field('Down payment')).not.toHaveAccessibleDescription(/mortgage insurance/);
    type('Down payment', '5');
    typeExample();
    expect(field('Down payment')).toHaveAccessibleDescription(
      /= \$22,500\. Under 20%, mortgage insurance is about \$278 a month for /,
    );
    expect(screen.getByText(/rents for more than \$3,160 a month/)).toBeVisible();
  });

  it('computes a VA or FHA loan with its own fee or premium in the loan', () => {
    const numbers = { price: 250_000, downPercent: 3.5, county: 'Franklin' };
    writeMyNumbers(tabStorage, { ...numbers, loanKind: 'fha' });
    const { unmount } = render(screenOf());
    // 0.55 % of the first year's average balance; 1.75 % of 241,250 is financed.
    expect(field('Down payment')).toHaveAccessibleDescription(
      /FHA’s insurance begins at about \$110 a month for 30 years\. \$4,222 of FHA premium is in the loan\./,
    );
    unmount();
    replaceMyNumbers(tabStorage, { ...numbers, veteran: 'Yes' });
    render(screenOf());
    // 2.15 % of 241,250.
    expect(field('Down payment')).toHaveAccessibleDescription(
      /A VA loan has no mortgage insurance\. \$5,187 of VA fee is in the loan\./,
    );
    expect(screen.queryByText(/as a conventional loan/)).not.toBeInTheDocument();
  });

  it('says why a loan is not available, and switches to savings in one press', async () => {
    writeMyNumbers(tabStorage, { price: 200_000, downPercent: 2, loanKind: 'fha' });
    render(screenOf());
    expect(field('Down payment')).toHaveAccessibleDescription(/FHA starts at 3\.5% of the price down\./);
    await userEvent.click(screen.getByRole('button', { name: 'Start from what I’ve saved' }));
    expect(field('Saved for the home')).toHaveAccessibleDescription(/is your down payment|about \$[\d,]+ short/);
  });

  it('uses the tax of the tab’s county, until another rate is typed', async () => {
    writeMyNumbers(tabStorage, { county: 'Franklin' });
    render(screenOf());
    const county = await screen.findByRole('combobox', { name: 'County' });
    expect(county).toHaveValue('Franklin');
    expect(field('Property tax rate')).toHaveValue('1.472');
    await userEvent.selectOptions(county, 'Noble');
    expect(field('Property tax rate')).toHaveValue('0.721');
    leave();
    expect(storedNumbers()).toEqual({ county: 'Noble' });
    type('Property tax rate', '2');
    expect(county).toHaveValue('Noble');
    expect(field('Property tax rate')).toHaveValue('2');
  });
});
