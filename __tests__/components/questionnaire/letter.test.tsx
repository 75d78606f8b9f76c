import { screen, waitFor, within } from '@testing-library/react';
import { leadFigures } from '@/components/browser/lead-figures.client';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { people } from '@/content/lender/staff';
import { readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { letterHash } from '@/lib/questionnaire/letter/hash';
import { at, atLetter, everyAnswer, heading, letterFacts, open, startFresh } from './setup';

beforeEach(startFresh);

const buyer = {
  ...everyAnswer,
  purchasePrice: '265,000',
  downPaymentPercent: '$14,000',
  creditScore: 'Very Good 700-739',
  beforeTaxesAnnualHouseHoldIncome: '78,000',
};
const owner = {
  estimated_value_of_the_property: '400000',
  propertyUse: 'Primary Residence',
  remaining_balance_on_the_1st_mortgage: '240000',
  first_mortgage_interest_rate: '7',
  borrowAdditionalCash: 'Yes',
  borrow_want: '60000',
  creditScore: 'Excellent 740+',
  employmentStatus: 'Self Employed',
  currentlyFHA_Loan: 'No',
};

/** The answers of an owner who wants no cash: the home's value, and the balance and rate of today's loan. */
const withoutCash = (value: string, balance: string, rate: string) => ({
  ...owner,
  estimated_value_of_the_property: value,
  remaining_balance_on_the_1st_mortgage: balance,
  first_mortgage_interest_rate: rate,
  borrowAdditionalCash: 'No',
  borrow_want: '0',
});

test('the loan officer of a letter is the one from the link unless another was chosen; then you can pick a time', async () => {
  const letter = {
    ...letterFacts,
    officers: letterFacts.officers.map((officer) => ({
      ...officer,
      booking: { label: `Pick a time with ${officer.id}`, href: `https://cal.example.com/${officer.id}` },
    })),
  };
  const [first, last] = [people[0], people.at(-1)];
  tabStorage.set('source', `www.google.com/ /?utm_source=card&with=${last?.id}`);
  const { unmount } = open(purchaseQuestionnaire, { begin: atLetter(purchaseQuestionnaire, buyer), letter }).view;
  expect(await screen.findByRole('heading', { name: last?.name ?? '' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: `Pick a time with ${last?.id}` })).toBeInTheDocument();
  unmount();
  const named = { ...buyer, working_with_a_Loan_Officer: 'Yes', loanOfficerName: first?.name ?? '' };
  open(purchaseQuestionnaire, { begin: atLetter(purchaseQuestionnaire, named), letter });
  expect(await screen.findByRole('link', { name: `Pick a time with ${first?.id}` })).toBeInTheDocument();
});

describe('the letter to a buyer', () => {
  test('sends the down payment that savings allow as the answer', async () => {
    writeMyNumbers(tabStorage, { saved: 18_000 });
    open(purchaseQuestionnaire, { begin: atLetter(purchaseQuestionnaire, buyer) });
    await waitFor(() => expect(tabStorage.get('questionnaire:purchase')).toMatch(/"downPaymentPercent":"\$\d+"/));
    const { answers } = JSON.parse(tabStorage.get('questionnaire:purchase') ?? '{}');
    expect(Number(answers.downPaymentPercent.slice(1))).toBeLessThan(14_000);
    expect(readMyNumbers(tabStorage).saved).toBe(18_000);
  });

  test('a down payment typed after the savings replaces them', async () => {
    writeMyNumbers(tabStorage, { saved: 18_000 });
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'downPaymentPercent', { ...buyer, downPaymentPercent: '' }),
    });
    const down = await screen.findByRole('textbox');
    await waitFor(() => expect(down).not.toHaveValue(''));
    await user.click(screen.getByRole('radio', { name: 'percent of the price' }));
    expect(readMyNumbers(tabStorage).saved).toBe(18_000);
    await user.click(screen.getByRole('radio', { name: 'dollars' }));
    await user.clear(down);
    await user.type(down, '47000');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(readMyNumbers(tabStorage)).toMatchObject({ downPayment: 47_000 });
    expect(readMyNumbers(tabStorage).saved).toBeUndefined();
  });

  test('savings typed on it replace the answered down payment until they are removed', async () => {
    writeMyNumbers(tabStorage, { downPayment: 14_000 });
    const { user } = open(purchaseQuestionnaire, { begin: atLetter(purchaseQuestionnaire, buyer) });
    const saved = await screen.findByRole('textbox', { name: /^Saved for the home/ });
    const sent = () => JSON.parse(tabStorage.get('questionnaire:purchase') ?? '{}').answers.downPaymentPercent;
    await user.type(saved, '18000');
    await user.tab();
    await waitFor(() => expect(sent()).not.toBe('$14,000'));
    await user.clear(saved);
    await user.tab();
    await waitFor(() => expect(sent()).toBe('$14,000'));
    expect(readMyNumbers(tabStorage)).toMatchObject({ downPayment: 14_000 });
  });

  test.each([
    ['Some Issues 640-679', true],
    ['Needs Work 639 and below', false],
  ])(
    'with a score of "%s", Ohio’s loan is offered: %s, and a conventional loan either way',
    async (creditScore, offered) => {
      const answers = { ...buyer, creditScore, firstTimeHomebuyer: 'Yes' };
      open(purchaseQuestionnaire, { begin: atLetter(purchaseQuestionnaire, answers) });
      expect(await screen.findByRole('heading', { name: /^Conventional/ })).toBeInTheDocument();
      await screen.findByText(/^Franklin County/);
      expect(screen.queryByRole('heading', { name: /^Ohio may lend you/ }) !== null).toBe(offered);
    },
  );

  test('comes before any contact detail, with price range, full payment, APR, cash, kinds of loan, documents and questions', async () => {
    open(purchaseQuestionnaire, { begin: atLetter(purchaseQuestionnaire, buyer) });
    expect(heading()).toHaveTextContent('The page you bring to the table');
    expect(await screen.findByText(/not a decision, a quote, an approval or an offer to lend/)).toBeInTheDocument();
    expect(heading()).toHaveFocus();
    expect(screen.getByText('15 of 19 answered')).toBeInTheDocument();
    const month = await screen.findByRole('region', { name: 'A month at $265,000, all in' });
    expect(within(month).getByText('7.4%')).toBeInTheDocument();
    expect(within(month).getByText('APR').nextElementSibling).toHaveTextContent(/^\d\.\d{3}%$/);
    expect(month).toHaveTextContent('your actual payment will be higher');
    expect(month).toHaveTextContent(/Example rate, the national average of \w+ \d+, \d{4}/);
    expect(await screen.findByText(/^Franklin County, 1\.472% a year$/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Price range' })).toHaveTextContent(
      /For \$78,000 a year, no other debts and \$14,000 down, in Franklin County\. Your \$265,000 is a stretch\./,
    );
    const kinds = screen.getByRole('region', { name: 'Kinds of loan that may fit' });
    expect(
      within(kinds)
        .getAllByRole('heading', { level: 3 })
        .map((kind) => kind.textContent),
    ).toEqual(['Conventional, 5.3% down', 'FHA, 3.5% down', 'VA, if you served, nothing down']);
    expect(kinds).toHaveTextContent('$2,336 a month');
    expect(within(kinds).getAllByText('The catch:')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Cash to close' })).toHaveTextContent(
      /To bring to closing, about\$\d\d,\d{3}$/,
    );
    expect(screen.getByText('Pay stubs of the last 30 days')).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Three questions for any lender' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(screen.getByRole('heading', { name: people[0]?.name ?? '' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a call' })).toHaveAttribute('href', '/contact-us');
  });

  test('counts debts once you leave their field, says so, and remembers them in this tab', async () => {
    const { user } = open(purchaseQuestionnaire, { begin: atLetter(purchaseQuestionnaire, buyer) });
    const debts = await screen.findByRole('textbox', { name: /^Cars, cards, student loans/ });
    expect(debts).toHaveValue('');
    await user.type(debts, '1.2k');
    expect(screen.queryByText(/^Worked out again/)).not.toBeInTheDocument();
    await user.tab();
    expect(debts).toHaveValue('1,200');
    expect(screen.getByText(/^Worked out again: .*Your \$265,000 is beyond a stretch\.$/)).toHaveAttribute(
      'role',
      'status',
    );
    expect(readMyNumbers(tabStorage).monthlyDebts).toBe(1200);
    await user.type(debts, 'x{Enter}');
    expect(debts).toBeInvalid();
    expect(heading()).toHaveTextContent('The page you bring to the table');
  });

  test('uses the rate you gave in this tab, and says it is yours', async () => {
    writeMyNumbers(tabStorage, { ratePercent: 6.125 });
    open(purchaseQuestionnaire, { begin: atLetter(purchaseQuestionnaire, buyer) });
    expect(await screen.findByText('6.125%')).toBeInTheDocument();
    expect(screen.getByText(/The rate is the one you gave/)).toBeInTheDocument();
  });

  test('can be copied as a link with the answers but no name, and opens again from it', async () => {
    const { user, view } = open(purchaseQuestionnaire, {
      begin: atLetter(purchaseQuestionnaire, {
        ...buyer,
        working_with_a_real_estate_agent: 'Yes',
        agentName: 'Ann Agent',
      }),
    });
    await screen.findByText(/^Franklin County, /);
    expect(screen.getByRole('button', { name: /^Send it to \w+ \(4 questions\)$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy a link' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    const link = new URL(await navigator.clipboard.readText());
    expect(link.hash).toMatch(/^#letter=purchase&.*purchasePrice=265%2C000/);
    expect(link.href).not.toMatch(/Agent|Lee|sam/);
    view.unmount();

    startFresh();
    window.history.replaceState(null, '', link.pathname + link.hash);
    open(purchaseQuestionnaire);
    expect(heading()).toHaveTextContent('The page you bring to the table');
    expect(
      screen.getByText(/^Opened from a link: it’s worked out from the answers of whoever made that link\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'These are my answers' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Somebody sent you this page' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'A month at $265,000, all in' })).toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });
});

describe('the letter to an owner', () => {
  test('with cash out, leads with the cash: what it adds to the payment, what it costs by the end, what you would owe', async () => {
    writeMyNumbers(tabStorage, { currentPayment: 1612.88 });
    open(refinanceQuestionnaire, { begin: atLetter(refinanceQuestionnaire, owner) });
    const asked = await screen.findByRole('region', { name: 'The loan you asked for' });
    expect(asked).toHaveTextContent('$60,000 in cash');
    expect(asked).toHaveTextContent('$283 more a month than today, for 360 months.');
    expect(asked).toHaveTextContent('The $60,000 costs you $67,088 in all');
    expect(asked).toHaveTextContent('75%of the home’s $400,000 would be owed');
    expect(asked).not.toHaveTextContent('less a month');
    expect(screen.getByRole('region', { name: 'Ways to $60,000' })).toHaveTextContent('$622.92 a month');
    expect(screen.getByText('Without the cash').nextElementSibling).toHaveTextContent('$1,516.96');
  });

  test('without cash out, leads with the change in payment, and shows the loss by the end', async () => {
    writeMyNumbers(tabStorage, { currentPayment: 1991.95 });
    open(refinanceQuestionnaire, { begin: atLetter(refinanceQuestionnaire, withoutCash('400000', '282870', '7.25')) });
    const change = await screen.findByRole('region', { name: 'What would change' });
    expect(change).toHaveTextContent('$204 less a month');
    expect(change).toHaveTextContent(
      /month 34You break even in month 34, counting closing costs and what you still owe/,
    );
    expect(change).toHaveTextContent('Worth it at 6.75% or lower, if you stay 5 years.');
    const size = (text: string) => [...change.querySelectorAll('.lead')].some((each) => each.textContent === text);
    expect(['$204 less a month', '$3,917 more in all'].map(size)).toEqual([true, true]);
    expect(change).toHaveTextContent('More because the 30 years start over: 35 payments more than you have left.');
    expect(change).toHaveTextContent('over 4 years 5 months sooner than today’s, and $99,085 cheaper');
    expect(screen.getByRole('article', { name: 'Your page' })).toHaveTextContent('6.695%');
    expect(screen.getByText('Your latest mortgage statement')).toBeInTheDocument();
  });

  const rate = { ...letterFacts, assumptions: { ...letterFacts.assumptions, ratePercent: 7.4 } };
  const sheet = () => screen.findByRole('article', { name: 'Your page' });
  const comparison =
    /less a month|more a month|by the end|\$[\d,]+ (?:more|less) in all|break even|month \d|lower payment|higher payment|save/i;

  test.each([
    [0, '1371.31', '$125 less a month', '$41,406 less in all', '8%'],
    [5, '1437.30', '$191 less a month', '$21,073 more in all', '7.875%'],
    [15, '1762.00', '$516 less a month', 'It costs you $135,104 more in all', '7.375%'],
  ])(
    'compares a %i-year loan with the new one only after you type its payment',
    async (age, typed, change, end, worth) => {
      const begin = atLetter(refinanceQuestionnaire, withoutCash('300000', '180000', '8.4'));
      const { user } = open(refinanceQuestionnaire, { begin, letter: rate });
      const asks = await sheet();
      expect(asks).toHaveTextContent('$1,246.28');
      expect(asks.textContent).toMatch(/^A loan may fit, by these numbers.*not a decision.*What you pay now/);
      const own = within(asks).getByRole('region', { name: 'What would change' }).textContent ?? '';
      expect(own.replace(/Until you type it, this page claims no savings/, '')).not.toMatch(comparison);
      await user.type(screen.getByRole('textbox', { name: /^What you pay now/ }), `${typed}{Enter}`);
      expect(screen.getByRole('textbox', { name: /^What you pay now/ })).toHaveFocus();
      expect(asks).toHaveTextContent(change);
      expect(asks).toHaveTextContent(end);
      expect(asks).toHaveTextContent(`Worth it at ${worth} or lower, if you stay 5 years.`);
      const waits =
        /Not at 7.4%, if you stay 5 yearsKeep the loan you have.*What fits better today.*Tell me when it’s 7.375%/;
      expect(leadFigures()?.inputs).toContainEqual({
        label: 'Verdict',
        text: `Worth it at ${worth} or lower, if you stay 5 years${age === 15 ? '' : '. At 7.4% you’re there already'}`,
      });
      if (age === 15) {
        expect(asks).toHaveTextContent(waits);
        expect(leadFigures()?.inputs.at(-1)).toEqual({ label: 'Tell me when it’s', text: worth });
        expect(screen.getByRole('link', { name: `Tell me when it’s ${worth}` })).toHaveAttribute(
          'data-about',
          `Tell me when: ${worth}`,
        );
      }
      if (age !== 15) expect(asks).not.toHaveTextContent(/Keep the loan|Tell me when/);
      const month = screen.getByText(/^Worked out again/).textContent;
      expect(month).toContain(`${change}, ${end.replace('It costs you ', '')}.`);
    },
  );

  test('gives the higher rate as a reason for the loss, next to the years that start over', async () => {
    writeMyNumbers(tabStorage, { currentPayment: 2041.66 });
    const begin = atLetter(refinanceQuestionnaire, withoutCash('400000', '280000', '6.9'));
    open(refinanceQuestionnaire, { begin, letter: rate });
    expect(await sheet()).toHaveTextContent(
      'because the rate is higher and the 30 years start over: 88 payments more than you have left.',
    );
  });

  test('gives the same rate on the plate and in its sentence, even between two eighths', async () => {
    writeMyNumbers(tabStorage, { currentPayment: 1413.89 });
    const begin = atLetter(refinanceQuestionnaire, withoutCash('320000', '195000', '7.875'));
    open(refinanceQuestionnaire, { begin, letter: rate });
    expect(await sheet()).toHaveTextContent('7.4%Worth it at 7.4% or lower, if you stay 5 years.');
  });

  test('says that the sender typed the payment only if the link included it', async () => {
    const any = refinanceQuestionnaire.steps.map((step) => [
      step.field,
      step.kind === 'choice' ? (step.choices[0]?.value ?? '') : '5000',
    ]);
    const answers = { ...Object.fromEntries(any), ...owner, borrowAdditionalCash: 'No', borrow_want: '0' };
    const link = letterHash(refinanceQuestionnaire, answers, {});
    window.history.replaceState(null, '', `/refinance-questions#${link}`);
    const { user, view } = open(refinanceQuestionnaire);
    await user.type(await screen.findByRole('textbox', { name: /Sent without it/ }), '1762{Enter}');
    expect(await sheet()).toHaveTextContent('$1,762.00');
    expect(screen.queryByText(/as the sender typed it/)).not.toBeInTheDocument();
    view.unmount();

    startFresh();
    window.history.replaceState(null, '', `/refinance-questions#${link}&paidNow=1762`);
    open(refinanceQuestionnaire);
    expect(await screen.findByText(/as the sender typed it/)).toHaveTextContent('$1,762.00');
  });

  test('does not offer to watch for a rate that our own already meets, and says so', async () => {
    writeMyNumbers(tabStorage, { currentPayment: 1762 });
    const ownRate = { ratePercent: 7.25, expires: '2999-12-31', text: 'Our own rate is there already.' };
    const begin = atLetter(refinanceQuestionnaire, withoutCash('300000', '180000', '8.4'));
    open(refinanceQuestionnaire, { begin, letter: { ...rate, ownRate } });
    expect(await sheet()).toHaveTextContent('Keep the loan you have');
    expect(await sheet()).toHaveTextContent(ownRate.text);
    expect(await sheet()).not.toHaveTextContent(/Tell me when/);
    expect(leadFigures()?.inputs.at(-1)?.label).toBe('Verdict');
  });

  test.each([
    [
      'a rental of which 95% is owed',
      { propertyUse: 'Rental Property', remaining_balance_on_the_1st_mortgage: '380000', borrow_want: '0' },
      'You would owe 95% of the $400,000 your home is worth. 75% is the limit',
    ],
    [
      'a cash-out above the limit',
      { borrow_want: '120000' },
      'You would owe 90% of the $400,000 your home is worth. 80% is the limit of most of these loans. That leaves room for $80,000 in cash. If you served, a VA loan may go up to 90%: ask us.',
    ],
  ])('shows no payment and no savings if %s', async (_, change, why) => {
    writeMyNumbers(tabStorage, { currentPayment: 2400 });
    open(refinanceQuestionnaire, { begin: atLetter(refinanceQuestionnaire, { ...owner, ...change }), letter: rate });
    const region = await screen.findByRole('region', { name: 'We don’t see a loan for this yet' });
    expect(await sheet()).toHaveTextContent(why);
    expect(screen.getByRole('region', { name: 'Talk to a person first' })).toHaveTextContent(/\(614\) 555-0142/);
    const changes = screen.queryByRole('region', { name: 'What would change it' })?.textContent;
    // 380,000 of 400,000 at 75%: 506,666.67 would be enough, or 300,000 owed.
    if (change.borrow_want === '0') {
      expect(changes).toMatch(/An appraisal of \$506,667 or more: then \$380,000 is 75% of it/);
      expect(changes).toMatch(/\$80,000 paid down brings you to \$300,000.*Living in it.*up to 97%/);
    } else expect(changes).toBeUndefined();
    expect(region).toHaveTextContent('That’s arithmetic, not a decision, and not a reason not to apply');
    expect(screen.queryByText(/New payment/)).not.toBeInTheDocument();
    expect((await sheet()).textContent).not.toMatch(/less a month|more a month|break even|What to bring/);
  });
});

test('links back to the answers and from there to the letter', async () => {
  const { user } = open(purchaseQuestionnaire, {
    begin: at(purchaseQuestionnaire, 'answers', { ...buyer, phone: '6145550100' }),
  });
  expect(heading()).toHaveTextContent('Your answers');
  await user.click(screen.getByRole('button', { name: 'See your page again' }));
  expect(heading()).toHaveTextContent('The page you bring to the table');
  await user.click(screen.getByRole('button', { name: 'Back to my answers' }));
  expect(heading()).toHaveTextContent('Your answers');
});
