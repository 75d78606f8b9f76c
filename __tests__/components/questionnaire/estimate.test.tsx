import { screen, within } from '@testing-library/react';
import { tabStorage } from '@/components/ui/tab-storage.client';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import { readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import type { Place } from '@/lib/questionnaire/engine';
import { startOf } from '@/lib/questionnaire/engine';
import { screensOf } from '@/lib/questionnaire/screens';
import { everyAnswer, heading, open, startFresh } from './room';

beforeEach(startFresh);

describe('what this looks like', () => {
  const atEstimate = (questionnaire: Questionnaire, answers: Place['answers']): Place => ({
    answers: { ...startOf(questionnaire).answers, ...answers },
    step: screensOf(questionnaire).findIndex(({ kind }) => kind === 'estimate'),
  });

  test('comes before any contact detail, with range, payment, APR, kinds of loan and what to have ready', async () => {
    open(purchaseQuestionnaire, { begin: atEstimate(purchaseQuestionnaire, everyAnswer) });
    expect(heading()).toHaveFocus();
    expect(screen.getByText('15 of 19 answered')).toBeInTheDocument();
    expect(await screen.findByText(/not a quote, an approval or an offer to lend/)).toBeInTheDocument();
    const payment = screen.getByRole('region', { name: 'Whole payment at your price' });
    expect(within(payment).getByText('6.500%')).toBeInTheDocument();
    expect(within(payment).getByText('APR').nextElementSibling).toHaveTextContent(/^\d\.\d{3}%$/);
    expect(within(payment).getByText(/Your actual payment will be higher/)).toBeInTheDocument();
    expect(payment).toHaveTextContent('The rate is an example, not today’s.');
    expect(within(payment).getByRole('link', { name: 'Ask for today’s rate' })).toHaveAttribute('href', '/quick-quote');
    expect(screen.getByRole('region', { name: 'Price range' })).toHaveTextContent('because we did not ask');
    const kinds = screen.getByRole('region', { name: 'Kinds of loan that may fit' });
    expect(
      within(kinds)
        .getAllByRole('heading', { level: 3 })
        .map((kind) => kind.textContent),
    ).toEqual(['Conventional, 30-year fixed', 'FHA', 'VA']);
    expect(kinds).toHaveTextContent('Because you plan on 10% down and your score is 680 to 699.');
    expect(screen.getByText('Recent pay stubs')).toBeInTheDocument();
  });

  test('takes rate, debts and county from the calculators of this tab, names them as the source, and each can be changed', async () => {
    writeMyNumbers(tabStorage, { ratePercent: 6.125, monthlyDebts: 300, county: 'Franklin' });
    const { user } = open(purchaseQuestionnaire, { begin: atEstimate(purchaseQuestionnaire, everyAnswer) });
    expect(await screen.findByText('6.125%')).toBeInTheDocument();
    expect(screen.getByText(/The rate is the one you gave/)).toBeInTheDocument();
    expect(screen.getByText(/\$300 a month of other debts is counted/)).toBeInTheDocument();
    expect(screen.getAllByText('From your calculator, in this tab')).toHaveLength(2);
    expect(screen.getByText('Property tax at 1.47%, in Franklin County')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: /County of the home/ }), 'Delaware');
    expect(screen.getByText('Property tax at 1.6%, in Delaware County')).toBeInTheDocument();

    const rate = screen.getByRole('textbox', { name: 'Interest rate' });
    expect(rate).toHaveValue('6.125');
    await user.clear(rate);
    expect(screen.getByText(/The rate is an example/)).toBeInTheDocument();
    await user.type(rate, '7,25{Enter}');
    expect(screen.getByText('7.250%')).toBeInTheDocument();
    const debts = screen.getByRole('textbox', { name: 'Other debts a month' });
    await user.clear(debts);
    await user.type(debts, '1.2k');
    await user.tab();
    expect(debts).toHaveValue('1,200');
    expect(screen.getByText(/\$1,200 a month of other debts is counted/)).toBeInTheDocument();
    expect(screen.queryByText('From your calculator, in this tab')).not.toBeInTheDocument();
    expect(readMyNumbers(tabStorage)).toEqual({ ratePercent: 7.25, monthlyDebts: 1200, county: 'Delaware' });
    await user.type(rate, 'x');
    expect(rate).toBeInvalid();
    expect(screen.getByText(/“7.25x” is not a number/)).toBeInTheDocument();
  });

  test('shows an owner the change of the payment, the break-even and that charges may be higher', async () => {
    open(refinanceQuestionnaire, {
      begin: atEstimate(refinanceQuestionnaire, {
        estimated_value_of_the_property: '300000',
        remaining_balance_on_the_1st_mortgage: '195000',
        first_mortgage_interest_rate: '7.5',
        borrow_want: '0',
        creditScore: 'Excellent 740+',
        employmentStatus: 'Self Employed',
        currentlyFHA_Loan: 'Yes',
      }),
    });
    const change = await screen.findByRole('region', { name: 'What would change' });
    expect(change).toHaveTextContent('$131 less a month');
    expect(within(change).getByText('45 months')).toBeInTheDocument();
    expect(change).toHaveTextContent('may make your total finance charges higher');
    expect(screen.getByRole('heading', { level: 3, name: 'FHA streamline' })).toBeInTheDocument();
    expect(screen.getByText('Your latest mortgage statement')).toBeInTheDocument();
  });
});
