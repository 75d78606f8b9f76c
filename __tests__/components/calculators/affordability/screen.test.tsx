import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  field,
  freshTab,
  loadLazyCode,
  openLink,
  storedNumbers,
  type,
} from '@/__tests__/helpers/calculator-screen';
import { AffordabilityCalculator } from '@/components/calculators/affordability/screen.client';
import { affordabilityFacts } from '@/content/examples/calculator-facts';
import { company } from '@/content/lender/company';

function screenOf() {
  return <AffordabilityCalculator facts={affordabilityFacts} />;
}

const refusal =
  'Based on industry standards you may not qualify for a home mortgage. You may need to adjust your income or debt obligations.';

function rowsOf(caption: RegExp): Readonly<Record<string, string>> {
  const table = screen.getByText(caption, { selector: 'caption' }).closest('table');
  return Object.fromEntries(
    [...(table?.querySelectorAll('tr') ?? [])].map((line) => [
      line.querySelector('th')?.firstChild?.textContent ?? '',
      line.querySelector('td')?.textContent ?? '',
    ]),
  );
}

const rule = () => rowsOf(/^The old 28 percent rule/);

function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) type(name, text);
}

async function choose(county: string): Promise<void> {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'County' }), county);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pick = (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));

const rungs = () =>
  screen.getAllByRole('listitem').flatMap((item) => (item.querySelector('h3') ? [item.textContent] : []));

async function typeToledo(): Promise<void> {
  fillIn({ 'Gross annual income': '62000', 'Saved for the home': '18000', 'Monthly debt payments': '310' });
  await choose('Lucas');
  await pick('First home?', 'Yes');
}

beforeAll(() => loadLazyCode(screenOf()));
beforeEach(freshTab);

describe('the affordability calculator', () => {
  it('opens with an example that names its rate, and a button that switches to today’s average', async () => {
    render(screenOf());
    expect(answer()).toBe(
      '$75,000 a year is comfortable with this home: $1,749 a month, all in, at 6.5% (APR 6.781%).',
    );
    expect(document.querySelector('[data-bar]')).toHaveTextContent('Example, at 6.5%$254,200Type your income');
    expect(screen.getByText('Example household')).toBeVisible();
    expect(field('Monthly property tax')).toHaveAccessibleDescription(/Median county, 1\.05% a year of \$254,200/);
    await press('Use 7.4%: $242,300');
    expect(answer()).toContain('at 7.4% (APR 7.620%), the national average of October 8, 2026.');
    expect(screen.queryByText('Example household')).toBeNull();
  });

  it('has a link from the bar to the three prices, and from there to the questionnaire', async () => {
    let report: (entries: readonly object[]) => void = () => undefined;
    class Observer {
      constructor(callback: typeof report) {
        report = callback;
      }
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    }
    // jsdom has no IntersectionObserver.
    Object.assign(window, { IntersectionObserver: Observer });
    const bar = () => within(document.querySelector<HTMLElement>('[data-bar]') as HTMLElement);
    render(screenOf());
    await typeToledo();
    expect(bar().getByRole('link', { name: 'See the three prices' })).toHaveAttribute('href', '#scale');
    act(() => report([{ isIntersecting: true }]));
    expect(bar().getByRole('link', { name: 'Take these to the questions' })).toBeVisible();
    act(() => report([{ isIntersecting: false, boundingClientRect: { top: 900 } }]));
    expect(bar().getByRole('link', { name: 'See the three prices' })).toBeVisible();
    act(() => report([{ isIntersecting: false, boundingClientRect: { top: -900 } }]));
    expect(bar().getByRole('link', { name: 'Take these to the questions' })).toBeVisible();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('asks for the income if the visitor has given other numbers, and does not use the example’s', async () => {
    window.sessionStorage.setItem('my-numbers', JSON.stringify({ price: 185_000, saved: 18_000, county: 'Lucas' }));
    render(screenOf());
    expect(answer()).toContain('What do you earn in a year?');
    expect(field('Gross annual income')).toHaveValue('');
    fillIn({ 'Gross annual income': '62000' });
    expect(answer()).toContain('comfortable for you');
  });

  it('asks for the savings if the visitor has given other numbers, also after a reload', async () => {
    window.sessionStorage.setItem('my-numbers', JSON.stringify({ annualIncome: 62_000, county: 'Lucas' }));
    const { unmount } = render(screenOf());
    expect(answer()).toBe('What have you saved for the home? Fill it in');
    expect(field('Saved for the home')).toHaveValue('');
    expect(screen.queryByText(/^You have \$0/)).toBeNull();
    type('Monthly debt payments', '310');
    await waitFor(() => expect(window.location.hash).toContain('debts=310'));
    expect(window.location.hash).not.toContain('saved=');
    unmount();
    render(screenOf());
    expect(field('Gross annual income')).toHaveValue('62,000');
    expect(field('Saved for the home')).toHaveValue('');
    fillIn({ 'Saved for the home': '18000' });
    expect(answer()).toContain('comfortable for you');
  });

  it('does not ask for the savings of a visitor with a down payment', () => {
    const numbers = { annualIncome: 62_000, downPayment: 10_000, county: 'Lucas' };
    window.sessionStorage.setItem('my-numbers', JSON.stringify(numbers));
    render(screenOf());
    expect(answer()).toContain('comfortable for you');
    expect(field('Down payment')).toHaveValue('10,000');
  });

  it('carries its price to the questionnaire, unless the visitor has a home in mind', async () => {
    function follow(): unknown {
      const [link] = screen.getAllByRole('link', { name: 'Take these to the questions' });
      // jsdom can't navigate.
      link?.addEventListener('click', (event) => event.preventDefault());
      if (link) fireEvent.click(link);
      return storedNumbers();
    }
    const { unmount } = render(screenOf());
    await typeToledo();
    expect(follow()).toMatchObject({ price: 162_300, saved: 18_000 });
    unmount();
    freshTab();
    render(screenOf());
    await typeToledo();
    fillIn({ 'A home you have in mind': '185000' });
    expect(follow()).not.toMatchObject({ price: 162_300 });
  });

  it('pays closing costs from savings, keeps a month in the bank, and says what limits the price', async () => {
    render(screenOf());
    await typeToledo();
    expect(answer()).toBe(
      'is comfortable for you: $1,447 a month, tax and insurance in it, at 7.4% (APR 8.138%), the national average of October 8, 2026.',
    );
    expect(rungs()).toEqual([
      'Comfortable to$162,300$1,447 a month28% of incomeAPR 8.138%',
      'A stretch to$206,700$1,911 a month43% of income with debtsAPR 8.347%',
      'The most$243,400$2,273 a month50% of income with debtsAPR 8.363%',
    ]);
    expect(field('Saved for the home')).toHaveAccessibleDescription(
      /About \$6,100 goes to closing and \$1,447 stays in the bank\. \$10,453 is your down payment\./,
    );
    expect(screen.getByText('What sets it: 28% of income for the home.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Where your $18,000 goes' })).toHaveTextContent(
      /Into the house\$10,453.*Closing, about\$6,100.*Stays in the bank\$1,447/,
    );
    await pick('Keep in reserve', 'Nothing');
    expect(rungs()[0]).toMatch(/^Comfortable to\$163,400/);
  });

  it('shows the home in mind on the street, with its full monthly cost', async () => {
    render(screenOf());
    await typeToledo();
    type('A home you have in mind', '185000');
    expect(screen.getByText(/^Your \$185,000 is a stretch:/).parentElement).toHaveTextContent(
      '$1,666 a month, 32% of your income.',
    );
    expect(rowsOf(/^A month at your \$185,000/)).toEqual({
      'Principal and interest': '$1,214.21',
      'Property tax': '$260.83',
      'Homeowner’s insurance': '$77.08',
      'Mortgage insurance': '$113.99',
      'A month, all in': '$1,666.11',
    });
  });

  it('says how many dollars are missing, how far the savings reach, and who could cover the rest', async () => {
    render(screenOf());
    await typeToledo();
    type('Saved for the home', '6000');
    await pick('Keep in reserve', 'Nothing');
    expect(screen.getByText('You’re about $4,544 short of the cash. Your savings reach $73,300.')).toBeVisible();
    expect(rowsOf(/^Ways to cover/)).toEqual({
      'A lower price': '$73,300',
      'Ohio’s second loan': '$4,644',
      'A gift from family': '$4,544',
      'The seller': 'to $4,644',
    });
    expect(rowsOf(/^What Ohio’s loan would change/)).toEqual({ 'Still missing': '$0' });
  });

  it('includes Ohio’s loan after one press, without claiming that anyone qualifies', async () => {
    render(screenOf());
    await typeToledo();
    const ohio = screen.getByRole('region', { name: 'Ohio may lend you $4,869' });
    expect(ohio).toHaveTextContent(/see if you fit.*As of November 23, 2026/);
    expect(rowsOf(/^What Ohio’s loan would change/)).toEqual({
      'Comfortable price': '$166,300',
      'Or the same home, with more left in the bank': '$6,316',
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Count it in' }));
    expect(rungs().map((text) => /\$[\d,]+00(?=\$)/.exec(text ?? '')?.[0])).toEqual([
      '$166,300',
      '$215,500',
      '$253,800',
    ]);
    await pick('First home?', 'No');
    expect(screen.queryByRole('region', { name: /^Ohio may lend/ })).toBeNull();
  });

  it('works with a known down payment too, and switches back', async () => {
    render(screenOf());
    await press('I know my down payment');
    fillIn({ 'Down payment': '50000', 'Monthly insurance': '125', 'Annual interest rate': '6.5', PMI: '0.4' });
    await choose('Franklin');
    expect(rungs().map((text) => text?.slice(0, 24))).toEqual([
      'Comfortable to$250,000$1',
      'A stretch to$329,300$2,3',
      'The most$384,800$2,825 a',
    ]);
    expect(screen.queryByRole('region', { name: /^Where your/ })).toBeNull();
    await press('Start from what I’ve saved');
    expect(field('Saved for the home')).toHaveValue('50,000');
  });

  it('keeps the figures of the 28 percent rule under their own name', () => {
    render(screenOf());
    expect(rule()).toMatchObject({
      '28% of income less debts': '$1,450.00',
      'PMI, taken once off the loan': '−$917.62',
      'Home price': '$278,488.07',
      'Loan amount': '$228,488.07',
      'Principal and interest': '$1,444.20',
      'Monthly payment': '$1,444.20',
    });
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });

  it('subtracts tax and insurance from the rule’s payment, and adds them to what you would pay', () => {
    render(screenOf());
    fillIn({ 'Monthly property tax': '250', 'Monthly insurance': '100', 'Annual interest rate': '6.5', PMI: '0.4' });
    expect(rule()).toMatchObject({
      'Home price': '$278,488.07',
      'Monthly payment': '$1,094.20',
      'By the old rule you would pay': '$1,794.20',
    });
    expect(screen.getByText('Your actual payment will be higher.')).toBeInTheDocument();
  });

  it('uses a typed tax instead of the county’s, until the visitor switches back', async () => {
    render(screenOf());
    await choose('Franklin');
    type('Monthly property tax', '500');
    expect(screen.getByText('Yours. It counts in place of the county’s rate.')).toBeInTheDocument();
    const own = answer();
    await userEvent.click(screen.getByText('Follow the county again'));
    expect(field('Monthly property tax')).toHaveAccessibleDescription(/Franklin County, 1\.472% a year/);
    expect(answer()).not.toBe(own);
  });

  it.each([
    ['no income', 'Gross annual income', '0'],
    ['debts of exactly 28% of income', 'Monthly debt payments', '1750'],
    ['debts above 28% of income', 'Monthly debt payments', '5000'],
    ['PMI of 100%', 'PMI', '100'],
  ])(
    'with %s says that you may not qualify by the rule, that this is no decision, and which number to call',
    (_case, name, text) => {
      render(screenOf());
      type(name, text);
      expect(screen.getByText(refusal)).toBeVisible();
      expect(screen.getByText('This is arithmetic, not a decision.')).toBeVisible();
      expect(screen.getByText(/^A loan officer can look at the whole picture/)).toHaveTextContent(
        company.phone.display,
      );
      expect(rule()).toMatchObject({ 'Home price': '$50,000.00', 'Loan amount': '$0.00', 'Monthly payment': '$0.00' });
    },
  );

  it('says what a link left out, and does not fill in the example’s', () => {
    openLink('saved=18000&debts=310&county=Lucas&rate=7.4&months=360');
    render(screenOf());
    expect(screen.getByText('Sent without “Gross annual income”. Type yours to see the answer.')).toBeVisible();
    expect(field('Gross annual income')).toHaveValue('');
    expect(field('Gross annual income')).toHaveAccessibleDescription(/^In dollars\. Before taxes/);
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    type('Gross annual income', '62000');
    expect(field('Gross annual income')).toHaveAccessibleDescription(/= \$5,167 a month\. Before taxes/);
    expect(screen.queryByText(/^Sent without/)).not.toBeInTheDocument();
  });

  it.each(['a link without it', 'a cleared field'])('asks for the income again after a reload: %s', async (start) => {
    if (start === 'a link without it') openLink('debts=310&county=Lucas&rate=7.4&months=360');
    const { unmount } = render(screenOf());
    if (start === 'a cleared field') type('Gross annual income', '');
    type('Saved for the home', '18000');
    await waitFor(() => expect(window.location.hash).toContain('saved=18000'));
    unmount();
    render(screenOf());
    expect(field('Gross annual income')).toHaveValue('');
    expect(field('Saved for the home')).toHaveValue('18,000');
    expect(screen.getByText('Sent without “Gross annual income”. Type yours to see the answer.')).toBeVisible();
  });

  it('asks for the income instead of giving a verdict, and reserves the chart’s space', async () => {
    render(screenOf());
    type('Gross annual income', '');
    expect(answer()).toBe('What do you earn in a year? Fill it in to see your prices.');
    expect(screen.getByText(/^There’s no price to draw/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Fill it in' }));
    expect(field('Gross annual income')).toHaveFocus();
  });

  it('lists what would raise the price, one change at a time, the largest first', async () => {
    render(screenOf());
    await typeToledo();
    const moves = screen.getByRole('region', { name: 'What moves it most' });
    expect(
      within(moves)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      '6.9% instead of 7.4%Comfortable to $167,800+$5,500',
      '$5,000 more savedComfortable to $166,300+$4,000',
      'A score of 740 or higherComfortable to $165,700+$3,400',
      'Nothing kept in reserveComfortable to $163,400+$1,100',
    ]);
  });

  it('opens a URL from before it asked for savings, and keeps home and county in the new one', () => {
    openLink('income=90000&debts=200&down=40000&rate=6&months=360&pmi=0.4&insurance=100&tax=300');
    const { unmount } = render(screenOf());
    expect(field('Gross annual income')).toHaveValue('90,000');
    expect(field('Down payment')).toHaveValue('40,000');
    expect(field('Monthly property tax')).toHaveValue('300');
    expect(screen.queryByText('Part of this link could not be used')).not.toBeInTheDocument();
    unmount();
    openLink('income=75000&saved=50000&home=300000&county=Franklin&insurance=125');
    render(screenOf());
    expect(screen.getByText(/^Your \$300,000 is a stretch:/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'County' })).toHaveValue('Franklin');
  });
});
