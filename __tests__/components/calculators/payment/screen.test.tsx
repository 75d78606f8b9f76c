import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  drag,
  field,
  freshTab,
  leave,
  loadLazyCode,
  openLink,
  slider,
  storedNumbers,
  type,
} from '@/__tests__/helpers/calculator-screen';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { PaymentCalculator } from '@/components/calculators/payment/screen.client';
import { targetField } from '@/components/calculators/payment/sections/more-details.client';
import { paymentFacts } from '@/content/examples/calculator-facts';
import { writeMyNumbers } from '@/lib/my-numbers';

function screenOf() {
  return <PaymentCalculator facts={paymentFacts} />;
}

/** The payment without mortgage insurance. */
const spec = () => part(/^Monthly payment/);
const parts = () => within(screen.getByRole('table', { name: 'What you would pay each month, by part' }));
const part = (name: RegExp) => parts().getByRole('row', { name });
async function state(code: string): Promise<void> {
  await userEvent.click(screen.getByText('Not in Ohio? Choose a state'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), code);
}
/** An old URL, in which nothing is assumed. */
const bare = 'tax-is=typed&insurance-is=typed';
const openPayment = () => userEvent.click(screen.getByText('Start from a payment instead'));

beforeAll(() => loadLazyCode(screenOf()));
beforeEach(freshTab);

describe('the monthly payment calculator', () => {
  it('opens with a full payment in the median county, including $2,743.18 for a $500,000 home with $66,000 down', async () => {
    render(screenOf());
    expect(answer()).toBe('$3,587.93');
    expect(part(/^Principal and interest/)).toHaveTextContent('76.5%$2,743.18');
    expect(part(/^Property tax/)).toHaveTextContent('Median Ohio county, 1.05% a year12.2%$437.50');
    expect(part(/^Mortgage insurance/)).toHaveTextContent('$198.92');
    expect(part(/^Homeowner’s insurance/)).toHaveTextContent('Assumed, 0.5% a year5.8%$208.33');
    expect(screen.getByText('Example: median Ohio county')).toBeVisible();
    expect(spec()).toHaveTextContent('$3,389.01');
    expect(screen.getByRole('img', { name: /^Monthly payment by part/ })).toHaveAccessibleName(
      /by part: Principal and interest \$2,743\.18 \(76\.5%\), Property tax \$437\.50 \(12\.2%\), /,
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Show principal and interest only' }));
    expect(answer()).toBe('$2,743.18');
    expect(screen.getByRole('heading', { name: 'Principal and interest only' })).toBeVisible();
    expect(screen.getByText('Your actual payment will be higher.')).toBeVisible();
  });

  it('uses today’s average rate from the first figure on, and the example’s again on request', async () => {
    render(screenOf());
    expect(field('Interest rate')).toHaveValue('6.5');
    type('HOA fees', '45');
    expect(field('Interest rate')).toHaveValue('7.4');
    expect(screen.getByText('National average of October 8, 2026.', { exact: false })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use 6.5%' }));
    expect(part(/^Principal and interest/)).toHaveTextContent('$2,743.18');
  });

  it('accepts a typed 0 for tax and insurance', () => {
    render(screenOf());
    type('Property tax', '0');
    type('Homeowner’s insurance', '0');
    expect(spec()).toHaveTextContent('Without mortgage insurance$3,004.93');
    expect(answer()).toBe('$3,203.84');
    type('Home price', '520000');
    expect(part(/^Property tax/)).toHaveTextContent('$0.00');
  });

  it('offers the typical rate of a state without a built-in one in one press', async () => {
    render(screenOf());
    await state('NH');
    expect(screen.getByText(/^There is no built-in rate for New Hampshire\. A typical rate is 2\.2%/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use 2.2% ($11,000.00 a year)' }));
    expect(field('Property tax')).toHaveValue('11,000');
  });

  it('takes a down payment in percent, which keeps its share when the price changes', async () => {
    render(screenOf());
    const down = () => field('Down payment');
    await userEvent.clear(down());
    await userEvent.type(down(), '20%');
    await userEvent.tab();
    expect(down()).toHaveValue('20');
    expect(
      within(screen.getByRole('group', { name: 'Down payment in' })).getByRole('radio', { checked: true }),
    ).toHaveAccessibleName(/percent/);
    expect(screen.getByText('$100,000.00')).toBeVisible();
    type('Home price', '300000');
    expect(down()).toHaveValue('20');
    expect(screen.getByText(/^Borrowing \$240,000 over/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /dollars/ }));
    expect(down()).toHaveValue('60,000');
    type('Home price', '400000');
    expect(down()).toHaveValue('60,000');
  });

  it('has a tax that follows the price until it is typed over, and can follow it again', async () => {
    render(screenOf());
    await state('OH');
    expect(screen.getByText(/^Ohio: 1\.57% of the price a year\. It follows the price/)).toBeVisible();
    type('Home price', '285000');
    expect(field('Property tax')).toHaveValue('4,474.50');
    type('Property tax', '5700');
    expect(screen.getByText(/^Yours, 2% of the price\./)).toBeVisible();
    type('Home price', '300000');
    expect(field('Property tax')).toHaveValue('5700');
    await userEvent.click(screen.getByRole('button', { name: 'Follow the price again (1.57%, $4,710.00)' }));
    expect(field('Property tax')).toHaveValue('4,710');
  });

  it('asks for the county, whose tax rate sets the full payment', async () => {
    render(screenOf());
    await userEvent.click(screen.getByRole('switch', { name: 'Show principal and interest only' }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose your county' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Show principal and interest only' }));
    const county = screen.getByRole('combobox', { name: 'County' });
    await userEvent.selectOptions(county, 'Franklin');
    type('Homeowner’s insurance', '140');
    type('HOA fees', '45');
    expect(answer()).toBe('$4,002.00');
    expect(part(/^Property tax/)).toHaveTextContent('Franklin County, 1.472% a year15.3%$613.15');
    expect(part(/^Mortgage insurance/)).toHaveTextContent(/Ends \w+ \d{4}, month 985\.0%\$198\.92/);
    expect(
      screen.getByText(/^Borrowing .* APR 7\.853%: 98 monthly loan payments of \$3,203\.84, then 262 of \$3,004\.93\./),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Show principal and interest only' }));
    expect(answer()).toBe('$3,004.93');
    expect(screen.getByText('Your actual payment will be higher.')).toBeVisible();
  });

  it('supports FHA and VA loans, whose insurance and fee have their own rules', async () => {
    openLink('price=500000&down=66000&months=360&rate=6.5&state=OH&county=Franklin&tax=7734.5&insurance=140&hoa=45');
    render(screenOf());
    expect(answer()).toBe('$3,771.63');
    await userEvent.click(screen.getByRole('radio', { name: 'FHA' }));
    expect(answer()).toBe('$3,800.64');
    expect(screen.queryByRole('textbox', { name: 'Mortgage insurance' })).not.toBeInTheDocument();
    expect(
      screen.getByText(
        /^Borrowing .* APR 7\.127%: 360 monthly payments of \$2,791\.18, and in the first 132 the premium/,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'VA' }));
    await userEvent.click(screen.getByRole('radio', { name: 'I am exempt' }));
    expect(answer()).toBe('$3,572.72');
    expect(part(/^Mortgage insurance/)).toHaveTextContent('A VA loan has nonenone');
  });

  it('compares three terms, with the full payment of each', () => {
    openLink('price=500000&down=66000&months=360&rate=6.5&state=OH&county=Franklin&tax=7734.5&insurance=140&hoa=45');
    render(screenOf());
    const terms = within(screen.getByRole('table', { name: 'The same loan over 30, 20 and 15 years' }));
    expect(terms.getByRole('row', { name: /^Whole payment/ })).toHaveTextContent('$3,772$4,264$4,809');
    expect(terms.getByRole('row', { name: /^Interest over/ })).toHaveTextContent('$553,543$342,589$246,509');
    expect(terms.getByRole('columnheader', { name: /30 years/ })).toHaveTextContent('your choice');
  });

  it('works back from a payment to the price with that full payment, next to the simple rule', async () => {
    render(screenOf());
    await openPayment();
    drag('Monthly payment', 3000, targetField.slider);
    expect(answer()).toBe('$3,000.00');
    expect(field('Home price')).toHaveValue('412,013.75');
    expect(screen.getByText(/^Payment less tax, insurance and dues: a home price of \$420,788\.21\./)).toBeVisible();
    expect(screen.getByText('Example: median Ohio county')).toBeVisible();
  });

  it.each([
    ['conventional', '5', ' That’s without mortgage insurance, so you’d pay more than you typed.'],
    ['conventional', '20', ''],
    ['va', '5', ' That’s without the VA funding fee, so you’d pay more than you typed.'],
    ['fha', '20', ' That’s without FHA’s premiums, so you’d pay more than you typed.'],
  ] as const)('says what the simple rule leaves out of a %s loan with %s percent down', async (kind, share, text) => {
    openLink(`rate=7.4&months=360&kind=${kind}&down-in=percent&down-percent=${share}`);
    render(screenOf());
    await openPayment();
    type('Monthly payment', '3000');
    expect(screen.getByText(/^Payment less tax, insurance and dues/).textContent).toMatch(
      new RegExp(`^Payment less tax, insurance and dues: a home price of \\$[\\d,.]+\\.${text}$`),
    );
  });

  it('compares the interest of 15 and 30 years only when there is interest', () => {
    openLink(`${bare}&price=300000&down=60000&months=360&rate=6.5`);
    render(screenOf());
    const sentence = () => screen.getByText(/^At the same/).textContent;
    expect(sentence()).toMatch(/15 years costs \$[\d.]+ more each month and \$[\d,]+ less interest than 30\.$/);
    type('Interest rate', '0');
    expect(sentence()).toBe('At the same 0%, 15 years costs $666.67 more each month than 30.');
  });

  it('stops the price slider at its end without capping the price', async () => {
    openLink(`${bare}&rate=7.4&months=360&down=66000&mi-is=typed`);
    render(screenOf());
    await openPayment();
    type('Monthly payment', '20000');
    expect(slider('Home price')).toHaveValue('1000');
    expect(field('Home price')).toHaveValue('2,954,588.02');
    expect(answer()).toBe('$20,000.00');
  });

  it('says why a kind of loan is not available, and fixes it in one press', async () => {
    render(screenOf());
    type('Home price', '250000');
    type('Down payment', '0');
    expect(screen.getByText('Conventional starts at 3% down')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'FHA' }));
    expect(screen.getByText('FHA starts at 3.5% down')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use $8,750 down' }));
    expect(field('Down payment')).toHaveValue('8,750');
    expect(screen.queryByText('FHA starts at 3.5% down')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'VA' }));
    type('Down payment', '0');
    expect(screen.queryByText(/starts at/)).not.toBeInTheDocument();
    type('Home price', '900000');
    type('Down payment', '31500');
    await userEvent.click(screen.getByRole('radio', { name: 'FHA' }));
    expect(screen.getByText('FHA goes up to $541,287 in most of Ohio')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Conventional' }));
    expect(screen.getByText('Over $832,750 it’s a jumbo loan')).toBeVisible();
  });

  it('puts down what savings leave after closing and a month in reserve, until a down payment is typed', () => {
    writeMyNumbers(tabStorage, { price: 162_300, saved: 18_000, county: 'Lucas', firstHome: 'Yes' });
    render(screenOf());
    expect(field('Down payment')).toHaveValue('10,453');
    expect(answer()).toBe('$1,446.51');
    expect(
      screen.getByText(/^What your \$18,000 leaves after about \$6,100 of closing costs and a month/),
    ).toBeVisible();
    type('Down payment', '12000');
    leave();
    expect(storedNumbers()).toEqual({ price: 162_300, downPayment: 12_000, county: 'Lucas', firstHome: 'Yes' });
  });

  it('says how far savings fall short', () => {
    writeMyNumbers(tabStorage, { price: 190_000, saved: 4_000, firstHome: 'Yes' });
    render(screenOf());
    expect(field('Down payment')).toHaveValue('5,700');
    expect(
      screen.getByText(
        /^You’re about \$\d+,\d{3} short of this, about \$6,\d00 of closing costs and a month in reserve\.$/,
      ),
    ).toBeVisible();
  });

  it('keeps the requested payment when tax and insurance leave nothing for the loan', async () => {
    render(screenOf());
    await openPayment();
    type('Property tax', '12000');
    type('Homeowner’s insurance', '0');
    drag('Monthly payment', 900, targetField.slider);
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
    expect(part(/^Principal and interest/)).toHaveTextContent('---');
    // Without a line between the two.
    expect(part(/^Property tax/)).toHaveTextContent('Property tax$500.00');
    expect(screen.queryByRole('img', { name: /Monthly payment by part/ })).not.toBeInTheDocument();
    expect(screen.getByText('There is nothing to borrow')).toBeVisible();
    expect(screen.getByText('There is no loan to divide into payments yet.')).toBeInTheDocument();
  });

  it('prints the savings from extra payments', async () => {
    render(screenOf());
    await userEvent.click(screen.getByText('Every year, and paying extra'));
    type('Extra each month', '250');
    expect(
      screen.getAllByText(
        /With the extra payments you are done in 23 years 5 months, 6 years 7 months sooner, and you save \$167,239\.37 in interest/,
      )[0],
    ).toBeVisible();
  });

  it('opens with what was entered in another calculator, and a county with its tax, without comment', () => {
    writeMyNumbers(tabStorage, { county: 'Franklin' });
    render(screenOf());
    expect(screen.queryByText(/not yours/)).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
    expect(screen.getByRole('combobox', { name: 'County' })).toHaveValue('Franklin');
    expect(field('Property tax')).toHaveValue('7,357.84');
    expect(answer()).toBe('$4,025.33');
    expect(screen.getByText('Average rate 7.4%, APR 7.853%')).toBeVisible();
  });

  it('lets a link win over the tab’s numbers, says so, and restores them on request', async () => {
    writeMyNumbers(tabStorage, { county: 'Franklin', price: 320000 });
    openLink('price=250000&down=50000&state=OH&county=Noble&tax=1972.5');
    render(screenOf());
    expect(screen.getByRole('combobox', { name: 'County' })).toHaveValue('Noble');
    expect(field('Home price')).toHaveValue('250,000');
    expect(screen.getByText(/These are the numbers of the link you opened, not yours/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use mine' }));
    expect(field('Home price')).toHaveValue('320,000');
    expect(screen.getByRole('combobox', { name: 'County' })).toHaveValue('Franklin');
    expect(screen.queryByText(/not yours/)).not.toBeInTheDocument();
    expect(storedNumbers()).toEqual({ county: 'Franklin', price: 320000 });
  });

  it('adopts a link’s county if none was selected, but none of its figures', () => {
    openLink('price=250000&down=50000&state=OH&county=Noble&tax=1972.5');
    render(screenOf());
    leave();
    expect(storedNumbers()).toEqual({ county: 'Noble' });
  });

  it.each(['Atlantis', 'toString', ''])('opens without a county when the tab names %p', (county) => {
    window.sessionStorage.setItem('my-numbers', JSON.stringify({ county }));
    render(screenOf());
    expect(answer()).toBe('$3,587.93');
    expect(screen.getByRole('combobox', { name: 'County' })).toHaveDisplayValue('Choose your county');
  });

  it('pins scenarios next to the current one, collapses what they share, names them and restores one', async () => {
    render(screenOf());
    const pin = screen.getByRole('button', { name: 'Pin to compare' });
    await userEvent.click(pin);
    type('Home price', '450000');
    await userEvent.click(pin);
    type('Home price', '425000');
    expect(screen.getByRole('heading', { name: 'Pinned, beside the one on screen' })).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Pinned scenarios beside the one on the screen' }));
    expect(table.getByRole('row', { name: /^Home price/ })).toHaveTextContent('Home price$425,000$500,000$450,000');
    expect(table.getByRole('row', { name: /^Principal and interest/ })).toBeVisible();
    expect(table.queryByRole('row', { name: /^Down payment/ })).toBeNull();
    expect(screen.getByText(/^The same in all: \d+$/)).toBeVisible();
    expect(table.getAllByText('lowest')).toHaveLength(3);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of pin 1' }), 'Elm Street');
    await userEvent.click(table.getByRole('button', { name: 'Show Elm Street above' }));
    expect(field('Home price')).toHaveValue('500,000');
    expect(window.localStorage.getItem('compare-monthly-payment')).toContain('pin-name=Elm%20Street');
  });

  it('announces each pin with its number, and rejects a fourth', async () => {
    render(screenOf());
    const pin = screen.getByRole('button', { name: 'Pin to compare' });
    for (const place of [1, 2, 3]) {
      await userEvent.click(pin);
      expect(await screen.findByText(`Pinned, ${place} of 3.`)).toBeVisible();
    }
    await userEvent.click(pin);
    expect(screen.getByText('Remove one first: three are pinned.')).toBeVisible();
  });

  it('announces a link again when it is copied again', async () => {
    const user = userEvent.setup();
    render(screenOf());
    const copy = screen.getByRole('button', { name: 'Copy link' });
    await user.click(copy);
    const first = await screen.findByText(/^Link copied/);
    await user.click(copy);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByText(/^Link copied/)).toBeVisible();
  });
});
