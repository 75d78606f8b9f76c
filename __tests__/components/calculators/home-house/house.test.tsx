import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { freshTab, leave, storedNumbers } from '@/__tests__/helpers/calculator-screen';
import { leadFigures } from '@/components/browser/lead-figures.client';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { HouseScreen, type HouseScreenProps } from '@/components/calculators/home-house/house.client';
import { houseFacts } from '@/content/examples/calculator-facts';
import { rates } from '@/content/lender/rates';
import { writeMyNumbers } from '@/lib/my-numbers';

const today = { rows: rates.rows, dayText: 'November 20, 2026', expires: '2999-01-01' };

function screenOf(facts: HouseScreenProps['facts'] = houseFacts) {
  return (
    <HouseScreen
      facts={facts}
      ask={{ label: 'Ask for today’s rate', href: '/contact-us#call', about: 'Today’s rate' }}
      notes={{ today: 'The day’s rates.', example: 'Examples.' }}
      calculatorPath="/what-will-my-monthly-payment-be-calculator"
      lender="Cardinal Row Mortgage, NMLS #000000"
    />
  );
}

const price = () => screen.getByRole('textbox', { name: 'Home price' });
const down = () => screen.getByRole('textbox', { name: 'Down payment' });
const county = () => screen.getByRole('combobox', { name: 'County' });
const knowDown = () => userEvent.click(screen.getByRole('button', { name: 'I know my down payment' }));
const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const loans = () => within(screen.getByRole('list')).getAllByRole('listitem');
const plate = () =>
  screen.getByText(/^a month, all in$|^Enter a price$|as much as the price\.$|of the price down\.$/, {
    selector: 'p > span',
  });
const month = () => plate().parentElement;

beforeEach(freshTab);

describe('the house front', () => {
  it('has its answer, its parts, its rate with APR and date, and three loans in the exported page', () => {
    const html = renderToString(screenOf()).replaceAll('<!-- -->', '');
    for (const text of [
      '$2,240',
      'Example rate 7.4%, APR 8.152%',
      'national average of October 8, 2026, median county',
      'A $265,000 home with $14,460 down, taxed as in the median Ohio county.',
      'About $8,300 goes to closing and $2,240 stays in the bank. $14,460 is your down payment.',
      'Three loans, per $100,000',
      '30 Yr Fxd',
      '$692.38',
      '30 Yr Fxd FHA',
      '$704.50',
      '15 Yr Fxd',
      '$883.80',
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('opens with the tab’s numbers, and lights less of the door the more income it takes', () => {
    writeMyNumbers(tabStorage, { price: 265_000, downPayment: 14_000, county: 'Franklin', annualIncome: 62_000 });
    const { unmount, container } = render(screenOf());
    expect(month()).toHaveTextContent('$2,336');
    expect(screen.getByText('45.2% of your income')).toBeVisible();
    expect(container.querySelector('.entry')).toHaveClass('dim', 'dark');
    unmount();
    writeMyNumbers(tabStorage, { annualIncome: 68_000 });
    const again = render(screenOf());
    expect(again.container.querySelector('.entry')).toHaveClass('dim');
    expect(again.container.querySelector('.entry')).not.toHaveClass('dark');
  });

  it('treats a percentage over 100 as dollars, and keeps a percentage when the price changes', async () => {
    render(screenOf());
    await knowDown();
    await userEvent.click(screen.getByRole('radio', { name: 'percent of the price' }));
    put(down(), '20');
    put(price(), '400000');
    expect(screen.getByText('$80,000.00')).toBeVisible();
    expect(screen.getByText('none')).toBeVisible();
    leave();
    expect(storedNumbers()).toEqual({ price: 400_000, downPayment: 80_000, downPercent: 20 });
    put(down(), '14000');
    expect(down()).toHaveValue('14000');
    expect(screen.getByRole('radio', { name: 'dollars' })).toBeChecked();
  });

  it('has no monthly payment without a price, or with the full price down', async () => {
    render(screenOf());
    put(price(), '');
    expect(month()).toHaveTextContent('---Enter a price');
    put(price(), '265000');
    await knowDown();
    put(down(), '265000');
    expect(month()).toHaveTextContent('---The down payment is as much as the price.');
    await waitFor(() => expect(down()).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByText('Copy this house')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use the house above' })).toBeDisabled();
  });

  it('keeps the last price while the text cannot be parsed, and says so', () => {
    jest.useFakeTimers();
    render(screenOf());
    put(price(), '300000');
    const before = month()?.textContent ?? '';
    put(price(), '30 houses');
    act(() => jest.advanceTimersByTime(1000));
    expect(month()).toHaveTextContent(before);
    expect(screen.getByRole('alert')).toHaveTextContent('The answer still counts $300,000.');
    jest.useRealTimers();
  });

  it('offers the typical home of the county', async () => {
    render(screenOf());
    await userEvent.selectOptions(county(), 'Franklin');
    const typical = screen.getByRole('button', { name: /^\$\d{3},\d{3}$/ });
    await userEvent.click(typical);
    expect(price()).toHaveValue((typical.textContent ?? '').slice(1));
  });
});

test('its figures are included in a call once something is typed or selected, but never the example’s', async () => {
  writeMyNumbers(tabStorage, { annualIncome: 62_000 });
  render(screenOf());
  expect(leadFigures()).toBeNull();
  await userEvent.selectOptions(county(), 'Franklin');
  expect(leadFigures()?.inputs).toContainEqual({ label: 'County', text: 'Franklin' });
  put(price(), '');
  expect(leadFigures()).toBeNull();
});

test('savings pay for closing first, and any shortfall is given in dollars', () => {
  render(screenOf());
  const saved = screen.getByRole('textbox', { name: 'Saved for the home' });
  put(saved, '15000');
  expect(
    screen.getByText(
      /^About \$8,\d00 goes to closing and \$[\d,]+ is the smallest down payment\. You’re about \$\d,\d{3} short/,
    ),
  ).toBeVisible();
  put(saved, '400000');
  expect(screen.getByText(/\$265,000 is your down payment\.$/)).toBeVisible();
  expect(month()).toHaveTextContent('$342');
  put(saved, '60000');
  leave();
  expect(storedNumbers()).toEqual({ saved: 60_000 });
});

describe('the three loans', () => {
  it('are for the typed loan, then for the house above', async () => {
    render(screenOf());
    put(screen.getByRole('textbox', { name: 'Loan amount' }), '200000');
    expect(screen.getByRole('heading', { name: 'Three loans of $200,000' })).toBeVisible();
    expect(loans()[0]).toHaveTextContent('30 Yr Fxd$1,384.76Rate 7.4% APR 7.502%360 payments of $1,384.76');
    await userEvent.selectOptions(county(), 'Franklin');
    await knowDown();
    put(down(), '14000');
    await userEvent.click(screen.getByRole('button', { name: 'Use the house above' }));
    expect(screen.getByRole('heading', { name: 'The same home, three loans' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('251,000');
    expect(loans().map((loan) => loan.querySelector('b')?.textContent)).toEqual(['$2,336', '$2,308', '$2,817']);
    expect(loans()[1]).toHaveTextContent('APR 8.183%');
    put(down(), '5000');
    expect(loans()[1]).toHaveTextContent('---');
    expect(loans()[1]).toHaveTextContent('FHA starts at 3.5% of the price down.');
    expect(loans()[0]).toHaveTextContent('Conventional starts at 3% of the price down.');
    expect(month()).toHaveTextContent('---Conventional starts at 3% of the price down.');
  });

  it('start with the household’s own kind, at the example rate if the lender prints none', async () => {
    writeMyNumbers(tabStorage, { price: 265_000, downPayment: 14_000, county: 'Franklin', veteran: 'Yes' });
    render(screenOf());
    // As in the payment calculator: 251,000 with a fee of 1.5 %, at 7.4 %, plus tax and insurance.
    expect(month()).toHaveTextContent('$2,199');
    expect(screen.getByRole('row', { name: /^Loan, 30 years VA, 360 payments, \$3,765 of fee in it/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use the house above' }));
    expect(screen.getByRole('heading', { name: 'The same home, 4 loans' })).toBeVisible();
    expect(loans()[0]).toHaveTextContent('30 Yr Fxd VA$2,199');
    expect(loans()[0]).toHaveTextContent('$254,765 with the VA funding fee');
  });

  it('show FHA’s limit instead of a payment for a larger loan, and 0 without a loan', () => {
    render(screenOf());
    put(screen.getByRole('textbox', { name: 'Loan amount' }), '1000000');
    expect(loans()[1]).toHaveTextContent('Above FHA’s limit, $541,287 in most counties.');
    expect(loans()[0]).toHaveTextContent('Over $832,750 it’s a jumbo loan');
    put(screen.getByRole('textbox', { name: 'Loan amount' }), '0');
    expect(loans()[0]).toHaveTextContent('$0.00');
  });

  it('use the lender’s own rates, with points, while they are current', () => {
    render(screenOf({ ...houseFacts, today }));
    expect(screen.getByText(/^Today’s rate 6\.196%, APR 6\.\d{3}%/)).toHaveTextContent(/as of November 20, 2026/);
    expect(loans()[0]).toHaveTextContent('30 Yr Fxd$612.21Rate 6.196% APR 6.272% 0 points, $800 in fees');
    expect(loans()[1]).toHaveTextContent('30 Yr Fxd FHA$575.05Rate 5.458% APR 6.551% 2 points, $1,938 in fees');
    expect(loans()[2]).toHaveTextContent('15 Yr Fxd$818.20Rate 5.521% APR 5.649% 0 points, $826 in fees');
    expect(screen.getByText(/^The day’s rates\./)).toBeVisible();
  });

  it('use the example rate once the lender’s own have expired on the day of the visit', () => {
    render(screenOf({ ...houseFacts, today: { ...today, expires: '2020-01-01' } }));
    expect(screen.getByText(/^Example rate 7\.4%/)).toBeVisible();
    expect(loans()[0]).toHaveTextContent('Rate 7.4%');
    expect(screen.getByText(/^Examples\./)).toBeVisible();
  });
});
