import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, field, freshTab, loadLazyCode, openLink, type } from '@/__tests__/helpers/calculator-screen';
import { AffordabilityCalculator } from '@/components/calculators/affordability/screen.client';
import { affordabilityFacts } from '@/content/examples/calculator-facts';
import { company } from '@/content/lender/company';

function screenOf() {
  return <AffordabilityCalculator facts={affordabilityFacts} />;
}

const refusal =
  'Based on industry standards you may not qualify for a home mortgage. You may need to adjust your income or debt obligations.';

/** The amounts of a list of parts by their labels, and the heading over it. */
function partsUnder(heading: RegExp): Readonly<Record<string, string>> {
  const section = screen.getByRole('heading', { name: heading }).parentElement;
  return Object.fromEntries(
    [...(section?.querySelectorAll('tr') ?? [])].map((line) => [
      line.querySelector('th')?.firstChild?.textContent ?? '',
      line.querySelector('td')?.textContent ?? '',
    ]),
  );
}

const rule = () => partsUnder(/^The 28 percent rule/);
const ruleTitle = () => screen.getByRole('heading', { name: /^The 28 percent rule/ }).textContent;

function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) type(name, text);
}

async function choose(county: string): Promise<void> {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'County' }), county);
}

beforeAll(() => loadLazyCode(screenOf()));
beforeEach(freshTab);

describe('the affordability calculator', () => {
  it('opens on a whole payment in the median county of Ohio, and says so until a county is chosen', async () => {
    render(screenOf());
    expect(answer()).toBe('Comfortable up to $262,100: $1,749.86 a month, all in.');
    expect(document.querySelector('[data-bar]')).toHaveTextContent('Comfortable up to$262,100');
    expect(screen.getByText('Example: median Ohio county')).toBeVisible();
    expect(field('Monthly property tax')).toHaveAccessibleDescription(
      /^In dollars\. Assumed, 1\.05% a year at \$262,100/,
    );
    expect(field('Monthly insurance')).toHaveAccessibleDescription(/^In dollars\. Assumed, 0\.5% a year at \$262,100/);
    await choose('Franklin');
    expect(screen.queryByText('Example: median Ohio county')).toBeNull();
  });

  it('counts the tax of the chosen county along the scale', async () => {
    render(screenOf());
    type('Monthly insurance', '125');
    await choose('Franklin');
    expect(answer()).toBe('Comfortable up to $250,000: $1,695.71 a month, all in.');
    expect(screen.getByText(/^All in: loan, tax, insurance\. 27\.1% of income, 31\.9% with your debts/)).toBeVisible();
    const rungs = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
    expect(rungs.map((item) => item.textContent)).toEqual([
      expect.stringMatching(
        /^Comfortable\$250,000\$1,695\.71 a month, all in27\.1% of income, 31\.9% with debtsAPR 6\.597%, 360 payments/,
      ),
      expect.stringMatching(
        /^A stretch\$329,300\$2,387\.29 a month, all in38\.2% of income, 43\.0% with debtsAPR 6\.794%/,
      ),
      expect.stringMatching(
        /^The most\$384,800\$2,824\.65 a month, all in45\.2% of income, 50\.0% with debtsAPR 6\.830%/,
      ),
    ]);
    expect(
      screen.getByRole('img', { name: /comfortable \$250,000, a stretch \$329,300, the most \$384,800/ }),
    ).toBeVisible();
  });

  it('puts the home in mind on the scale, with all that it costs a month', async () => {
    render(screenOf());
    fillIn({ 'Monthly insurance': '125', 'A home you have in mind': '300000' });
    await choose('Franklin');
    expect(answer()).toContain('Your home at $300,000 is a stretch: $2,156.40 a month, all in.');
    expect(partsUnder(/^Your home at/)).toEqual({
      'Principal and interest': '$1,580.17',
      'Property tax': '$367.89',
      'Homeowner’s insurance': '$125.00',
      'Mortgage insurance': '$83.34',
      'What you would pay each month': '$2,156.40',
    });
    expect(screen.getByText(/Ends in month 61/)).toBeVisible();
  });

  it('keeps the figures of the 28 percent rule under their own name', () => {
    render(screenOf());
    expect(ruleTitle()).toBe('The 28 percent rule: $278,488.07');
    expect(rule()).toMatchObject({
      '28% of income less debts': '$1,450.00',
      'PMI, taken once off the loan': '−$917.62',
      'Loan amount': '$228,488.07',
      'Principal and interest': '$1,444.20',
      'Monthly payment': '$1,444.20',
    });
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });

  it('takes tax and insurance off the payment of the rule, and puts them on top of what you would pay', () => {
    render(screenOf());
    fillIn({ 'Monthly property tax': '250', 'Monthly insurance': '100' });
    expect(ruleTitle()).toBe('The 28 percent rule: $278,488.07');
    expect(rule()).toMatchObject({
      'Monthly payment': '$1,094.20',
      'What you would pay each month': '$1,794.20',
    });
    expect(screen.getByText('Your actual payment will be higher.')).toBeVisible();
  });

  it('lets a typed tax take the place of the county’s, until it is given back', async () => {
    render(screenOf());
    await choose('Franklin');
    type('Monthly property tax', '500');
    expect(screen.getByText('Yours. It counts in place of the county’s rate.')).toBeVisible();
    const own = answer();
    await userEvent.click(screen.getByRole('button', { name: 'Follow the county again' }));
    expect(field('Monthly property tax')).toHaveAccessibleDescription(/Follows the price/);
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
      expect(ruleTitle()).toBe('The 28 percent rule: $50,000.00');
      expect(rule()).toMatchObject({ 'Loan amount': '$0.00', 'Monthly payment': '$0.00' });
    },
  );

  it('asks for the income in place of a verdict, and keeps the place of the chart', async () => {
    render(screenOf());
    type('Gross annual income', '');
    expect(answer()).toBe('What do you earn in a year? Fill it in and the scale appears.');
    expect(screen.getByText(/^There’s no price to draw/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Fill it in' }));
    expect(field('Gross annual income')).toHaveFocus();
  });

  it('says what moves the stretch, one change at a time', async () => {
    render(screenOf());
    type('Monthly insurance', '125');
    await choose('Franklin');
    expect(partsUnder(/^What would raise your price most/)).toEqual({});
    const moves = screen.getByRole('region', { name: 'What would raise your price most' });
    expect(within(moves).getByText('Pay off $100 of monthly debt')).toHaveTextContent('The stretch goes to $342,000');
    expect(moves).toHaveTextContent('+$12,700');
    expect(moves).toHaveTextContent('6% instead of 6.5%The stretch goes to $341,300+$12,000');
  });

  it('opens an address from before the scale, and carries home and county in a new one', () => {
    openLink('income=90000&debts=200&down=40000&rate=6&months=360&pmi=0.4&insurance=100&tax=300');
    const { unmount } = render(screenOf());
    expect(field('Gross annual income')).toHaveValue('90,000');
    expect(field('Monthly property tax')).toHaveValue('300');
    expect(screen.queryByText('Part of this link could not be used')).not.toBeInTheDocument();
    unmount();
    openLink('income=75000&home=300000&county=Franklin&insurance=125');
    render(screenOf());
    expect(answer()).toContain('Your home at $300,000 is a stretch');
    expect(screen.getByRole('combobox', { name: 'County' })).toHaveValue('Franklin');
  });
});
