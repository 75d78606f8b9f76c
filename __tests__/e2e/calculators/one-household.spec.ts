import { openAt } from '@/__tests__/e2e/steps/answering';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { pagesOf } from '../steps/pdf';
import { field } from './hands';

type Household = {
  readonly who: string;
  readonly income: string;
  readonly saved: string;
  readonly debts: string;
  /** A city or a ZIP code. */
  readonly place: string;
  readonly county: string;
  readonly first?: true;
  readonly served?: true;
  /** Dollars, as the screens print them. */
  readonly price: string;
  readonly verdict: string;
  readonly down: string;
  readonly month: string;
  readonly toBring: string;
  /** What the savings field says about closing costs, reserve and down payment. */
  readonly split: RegExp;
  readonly rate: string;
  readonly letter: readonly string[];
  readonly answers: Record<string, string>;
};

// The figures were computed by a script in decimals.
const households: readonly Household[] = [
  {
    who: 'a first home in Toledo',
    income: '62000',
    saved: '18000',
    debts: '310',
    place: 'Toledo',
    county: 'Lucas',
    first: true,
    price: '162,300',
    verdict: 'is comfortable for you',
    down: '10,453',
    month: '1,446.51',
    toBring: '16,553',
    split: /\$6,100.*\$1,447.*\$10,453/,
    rate: '1.69%',
    letter: ['$16,553 of your $18,000', '$1,447 stays with you'],
    answers: { firstTimeHomebuyer: 'Yes' },
  },
  {
    who: 'a veteran in Columbus',
    income: '88000',
    saved: '9000',
    debts: '450',
    place: '43215',
    county: 'Franklin',
    served: true,
    price: '235,500',
    // Nothing down, but the savings leave less than a month in reserve.
    verdict: 'fits your income',
    down: '0',
    month: '2,052.53',
    toBring: '8,000',
    split: /\$8,000.*\$2,053 in reserve/,
    rate: '1.47%',
    letter: ['$10,053, with a reserve, and you have $9,000', 'You’re about $1,053 short'],
    answers: { firstTimeHomebuyer: 'No', typeOfMortgage: 'VA' },
  },
  {
    who: 'a couple in Delaware',
    income: '165000',
    saved: '120000',
    debts: '900',
    place: '43015',
    county: 'Delaware',
    price: '515,500',
    verdict: 'is comfortable for you',
    down: '102,350',
    month: '3,849.15',
    toBring: '116,150',
    split: /\$13,800.*\$3,850.*\$102,350/,
    rate: '1.60%',
    letter: ['$116,150 of your $120,000', '$3,850 stays with you'],
    answers: { firstTimeHomebuyer: 'No' },
  },
];

for (const { who, price, down, month, ...household } of households) {
  test(`${who}: typed once, the same figures on every screen and in the letter`, async ({ page, inbox }) => {
    const main = page.getByRole('main');
    const paymentPage = `${inbox.url}/what-will-my-monthly-payment-be-calculator`;
    if (household.served) {
      await page.goto(paymentPage);
      // The field comes with hydration.
      await expect(field(page, 'City or ZIP')).toBeVisible();
      await page.getByRole('group', { name: 'Did you serve?' }).getByText('Yes').click();
    }
    await page.goto(`${inbox.url}/how-much-can-i-afford-calculator`);
    await field(page, 'Gross annual income').fill(household.income);
    await field(page, 'Saved for the home').fill(household.saved);
    await field(page, 'Monthly debt payments').fill(household.debts);
    await field(page, 'City or ZIP').fill(household.place);
    await field(page, 'City or ZIP').press('Enter');
    await expect(page.getByLabel('County')).toHaveValue(household.county);
    if (household.first) await page.getByRole('group', { name: 'First home?' }).getByText('Yes').click();
    await expect(main).toContainText(`$${price}${household.verdict}`);
    await expect(field(page, 'Saved for the home')).toHaveAccessibleDescription(household.split);
    await field(page, 'A home you have in mind').fill(price);
    await field(page, 'A home you have in mind').press('Tab');

    await page.goto(paymentPage);
    await expect(field(page, 'City or ZIP')).toHaveValue(household.place);
    await expect(field(page, 'Down payment')).toHaveValue(down);
    await expect(page.locator('output').first()).toContainText(`$${month}`);

    await page.goto(`${inbox.url}/ohio-closing-costs`);
    await expect(page.locator('output').first()).toContainText(`$${household.toBring}`);

    await page.goto(`${inbox.url}/renting-versus-buying-calculator`);
    await expect(field(page, 'Saved for the home')).toHaveAccessibleDescription(household.split);

    await page.goto(inbox.url);
    await expect(field(page, 'Saved for the home')).toHaveAccessibleDescription(household.split);
    const wholeMonth = `$${Number(month.replace(',', '')).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
    await expect(page.getByText(wholeMonth, { exact: true }).first()).toBeVisible();

    await page.goto(`${inbox.url}/ohio/${household.county.toLowerCase()}-county`);
    await expect(main).toContainText(household.rate);
    await main.locator('a[href^="/what-will-my-monthly-payment"]').first().click();
    await expect(page.getByLabel('County')).toHaveValue(household.county);
    await page.getByRole('button', { name: 'Use mine' }).click();
    await expect(page.locator('output').first()).toContainText(`$${month}`);

    await openAt(page, 'letter', purchaseQuestionnaire, {
      purchasePrice: price.replace(',', ''),
      downPaymentPercent: `$${down}`,
      beforeTaxesAnnualHouseHoldIncome: household.income,
      creditScore: 'Very Good 700-739',
      ...household.answers,
    });
    await expect(main).toContainText(`$${price}`);
    for (const words of household.letter) await expect(main).toContainText(words);
  });
}

test('one owner reads the same payment in the refinance calculator and its letter', async ({ page, inbox }) => {
  const main = page.getByRole('main');
  await page.goto(`${inbox.url}/refinance-analysis-calculator`);
  await field(page, 'Still owed').fill('195000');
  await field(page, 'Still owed').press('Tab');
  await expect(main).toContainText('$1,350.14');
  await openAt(page, 'letter', refinanceQuestionnaire, {
    estimated_value_of_the_property: '300000',
    creditScore: 'Very Good 700-739',
    propertyUse: 'Primary Residence',
    remaining_balance_on_the_1st_mortgage: '195000',
    first_mortgage_interest_rate: '7.9',
    beforeTaxesAnnualHouseHoldIncome: '62000',
    averageMonthlyExpenses: '5000',
    borrowAdditionalCash: 'No',
  });
  await expect(main).toContainText('$1,350.14');
});

test('the letter with savings that fall short and Ohio’s loan prints on one sheet', async ({ page, inbox }) => {
  await page.goto(`${inbox.url}/how-much-can-i-afford-calculator`);
  await field(page, 'Gross annual income').fill('62000');
  await field(page, 'Monthly debt payments').fill('310');
  await field(page, 'Saved for the home').fill('8000');
  await field(page, 'Saved for the home').press('Tab');
  await expect(field(page, 'Saved for the home')).toHaveAccessibleDescription(/in reserve/);
  await openAt(page, 'letter', purchaseQuestionnaire, {
    purchasePrice: '185000',
    downPaymentPercent: '5%',
    beforeTaxesAnnualHouseHoldIncome: '62000',
    creditScore: 'Very Good 700-739',
    firstTimeHomebuyer: 'Yes',
  });
  await expect(page.getByText('Ohio may lend you')).toBeVisible();
  await expect(page.getByText(/^You’re about .* short/)).toBeVisible();
  expect(await pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
});
