import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeadTools } from '@/components/forms/browser-tools.client';
import { QuestionnaireScreen } from '@/components/questionnaire/questionnaire.client';
import { sampleEstimate } from '@/components/questionnaire/samples';
import { draftName } from '@/components/questionnaire/use-place.client';
import { tabStorage } from '@/components/ui/tab-storage.client';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import { keepReceipt } from '@/lib/leads/receipt';
import type { PostAnswer, PostRequest } from '@/lib/leads/submit';
import { readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { type Place, startOf } from '@/lib/questionnaire/engine';
import { screenAsking, screensOf } from '@/lib/questionnaire/screens';
import { type TabStorage, tabStorageOver } from '@/lib/tab-storage';

const contact = {
  phone: { display: '(614) 555-0142', href: 'tel:+16145550142' },
  email: 'hello@example.com',
  hours: 'Mon–Fri 9am–6pm',
  privacyPath: '/privacy-policy',
};
const delivery = { endpoint: '/leads/purchase', action: '/leads/purchase', nextUrl: 'http://localhost/thank-you' };
const stored: PostAnswer = { status: 201, text: '{"result":"success"}' };

/** A world without a network: the answer is given, what was posted is kept. */
function worldOf(answer: () => Promise<PostAnswer> = async () => stored) {
  const posts: PostRequest[] = [];
  const reload = jest.fn();
  const touch = jest.fn();
  const leave = jest.fn();
  const store: TabStorage = tabStorageOver(() => window.sessionStorage);
  const tools: LeadTools = {
    post: (request) => {
      posts.push(request);
      return answer();
    },
    clock: {
      after(ms, call) {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      onOnline: () => () => undefined,
    },
    random: () => 0,
    store,
    now: () => new Date(2026, 10, 20, 9, 13, 5),
    newKey: () => 'a'.repeat(32),
    touch,
    reload,
  };
  return { posts, touch, reload, leave, store, tools };
}

function open(
  questionnaire: Questionnaire,
  { world = worldOf(), begin }: { world?: ReturnType<typeof worldOf>; begin?: Place } = {},
) {
  const user = userEvent.setup();
  const view = render(
    <QuestionnaireScreen
      questionnaire={questionnaire}
      delivery={delivery}
      contact={contact}
      siteName="Sample lender"
      callPath="/contact-us"
      estimate={sampleEstimate}
      withoutScript="The questions need JavaScript. Call"
      tools={world.tools}
      leave={world.leave}
      {...(begin ? { begin } : {})}
    />,
  );
  return { user, world, view };
}

function heading(): HTMLElement {
  return screen.getByRole('heading', { level: 1 });
}

/** The screen that asks for a field, or the list of answers. */
function indexOf(questionnaire: Questionnaire, field: string): number {
  return field === 'answers' ? screensOf(questionnaire).length - 1 : screenAsking(questionnaire, field);
}

/** Renders the questionnaire at the question that a visitor has reached. */
function at(questionnaire: Questionnaire, field: string, answers: Place['answers'] = {}): Place {
  return { answers: { ...startOf(questionnaire).answers, ...answers }, step: indexOf(questionnaire, field) };
}

const everyAnswer = {
  zipCode: '43215',
  propertyType: 'Condominium',
  firstTimeHomebuyer: 'Yes',
  stageOfTheProcess: 'I made an offer',
  purchasePrice: '325000',
  downPaymentPercent: '10',
  creditScore: 'Good 680-699',
  beforeTaxesAnnualHouseHoldIncome: '75000',
  employmentStatus: 'Employed',
  bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years: 'No',
  showProofOfIncome: 'Yes',
  working_with_a_real_estate_agent: 'No',
  working_with_a_Loan_Officer: 'No',
  firstName: 'Sam',
  lastName: 'Lee',
  email: 'sam@example.com',
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/purchase-questions');
  document.title = 'Purchase questions';
});

test('it opens on question 1 of 19 with its field in focus, under the title of the page, without Go back', async () => {
  const { user } = open(purchaseQuestionnaire);
  expect(screen.getByText('Question 1 of 19')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('textbox', { name: 'What is the ZIP code of the home you want?' })).toHaveFocus();
  expect(heading()).toHaveTextContent('What is the ZIP code of the home you want?');
  expect(document.title).toBe('Purchase questions');
  expect(screen.queryByRole('button', { name: 'Go back' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
  await user.keyboard('43215{Enter}');
  expect(document.title).toBe('Question 2 of 19: What kind of home is it? | Sample lender');
  expect(heading()).toHaveFocus();
});

test('the inbox is asked for a stamp at the first key or click, and not before', async () => {
  const { user, world } = open(purchaseQuestionnaire);
  expect(world.touch).not.toHaveBeenCalled();
  await user.keyboard('4');
  expect(world.touch).toHaveBeenCalledWith('/leads/purchase');
});

test('the refinance questionnaire counts 23 questions', () => {
  open(refinanceQuestionnaire);
  expect(screen.getByText('Question 1 of 23')).toBeInTheDocument();
});

test('Continue without an answer stays, shows the fixed sentence and the cure, and focuses the field', async () => {
  const { user } = open(purchaseQuestionnaire);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent('Please fill out all required fields!');
  const field = screen.getByRole('textbox');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a ZIP code with 5 digits'));
});

test('an untouched field is required and not invalid', () => {
  open(purchaseQuestionnaire);
  const field = screen.getByRole('textbox');
  expect(field).toBeRequired();
  expect(field).not.toHaveAttribute('required');
  expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('typing clears the error', async () => {
  const { user } = open(purchaseQuestionnaire);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(screen.getByRole('textbox'), '4');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the cure in the alert leads to the field and leaves the address alone', async () => {
  const { user } = open(purchaseQuestionnaire);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('link', { name: /Enter a ZIP code/ }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('a ZIP outside Ohio gets a notice and may still go on', async () => {
  const { user } = open(purchaseQuestionnaire);
  await user.type(screen.getByRole('textbox'), '10001');
  expect(screen.getByText(/licensed in Ohio only/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(heading()).toHaveTextContent('What kind of home is it?');
});

describe('a question with choices', () => {
  const begin = at(purchaseQuestionnaire, 'propertyType', { zipCode: '43215' });

  test('a click chooses and goes on, with the next heading in focus', async () => {
    const { user } = open(purchaseQuestionnaire, { begin });
    await user.click(screen.getByRole('radio', { name: 'Condominium' }));
    expect(heading()).toHaveTextContent('Is this your first home?');
    expect(heading()).toHaveFocus();
    expect(screen.getByText('Question 3 of 19')).toBeInTheDocument();
  });

  test('arrow keys move the choice and do not go on; Enter then does', async () => {
    const { user } = open(purchaseQuestionnaire, { begin });
    screen.getByRole('radio', { name: 'Single-family home' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(heading()).toHaveTextContent('What kind of home is it?');
    expect(screen.getByRole('radio', { name: 'Townhouse' })).toBeChecked();
    await user.keyboard('{Enter}');
    expect(heading()).toHaveTextContent('Is this your first home?');
  });

  test('Enter takes the tile in focus, chosen before or not', async () => {
    const { user, world } = open(purchaseQuestionnaire, { begin });
    screen.getByRole('radio', { name: 'Single-family home' }).focus();
    await user.keyboard('{Enter}');
    expect(heading()).toHaveTextContent('Is this your first home?');
    expect(world.store.get(draftName('purchase'))).toContain('"propertyType":"Single Family Home"');
  });

  test('Space chooses and goes on, also on a choice made before', async () => {
    const { user } = open(purchaseQuestionnaire, {
      begin: { ...begin, answers: { ...begin.answers, propertyType: 'Condominium' } },
    });
    screen.getByRole('radio', { name: 'Condominium' }).focus();
    await user.keyboard(' ');
    expect(heading()).toHaveTextContent('Is this your first home?');
  });

  test('after arrows, Continue goes on', async () => {
    const { user } = open(purchaseQuestionnaire, { begin });
    screen.getByRole('radio', { name: 'Single-family home' }).focus();
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(heading()).toHaveTextContent('Is this your first home?');
  });

  test('a double click answers one question, not two', async () => {
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years', { zipCode: '43215' }),
    });
    const first = screen.getByRole('radio', { name: 'Yes' });
    await user.pointer({ target: first, keys: '[MouseLeft]' });
    expect(heading()).toHaveTextContent('Can you show proof of your income?');
    await act(async () => {
      screen
        .getByRole('radio', { name: 'Yes' })
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    });
    expect(heading()).toHaveTextContent('Can you show proof of your income?');
    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  });

  test('the first click after a reload counts, though the browser may call it the second of a double click', async () => {
    open(purchaseQuestionnaire, { begin });
    await act(async () => {
      screen
        .getByRole('radio', { name: 'Condominium' })
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    });
    expect(heading()).toHaveTextContent('Is this your first home?');
  });

  test('a click on Continue that belongs to a double click does nothing', async () => {
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'purchasePrice', { zipCode: '43215', purchasePrice: '325000' }),
    });
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    expect(heading()).toHaveTextContent('How much can you put down?');
  });

  test('a click on Continue soon after another one counts if an answer was typed in between', async () => {
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'purchasePrice', { zipCode: '43215', purchasePrice: '325000' }),
    });
    const isSecondClick = { bubbles: true, cancelable: true, detail: 2 };
    const pressAgain = async () => {
      await act(async () => {
        screen.getByRole('button', { name: 'Continue' }).dispatchEvent(new MouseEvent('click', isSecondClick));
      });
    };
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(screen.getByRole('textbox'), '12');
    await pressAgain();
    const next = heading().textContent;
    expect(next).not.toBe('How much can you put down?');
    await pressAgain();
    expect(heading()).toHaveTextContent(next ?? '');
  });
});

describe('skipping', () => {
  test('No to an agent skips the agent’s name, forward and back', async () => {
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'working_with_a_real_estate_agent', everyAnswer),
    });
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.getByText('Question 14 of 19')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.getByText('Question 12 of 19')).toBeInTheDocument());
  });

  test('Yes, a name, then back and No: the name is gone', async () => {
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'working_with_a_real_estate_agent', {
        ...everyAnswer,
        working_with_a_real_estate_agent: '',
      }),
    });
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.type(screen.getByRole('textbox', { name: 'What is your agent’s name?' }), 'Ann Agent');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await user.click(await screen.findByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    expect(screen.getByRole('textbox', { name: 'What is your agent’s name?' })).toHaveValue('');
  });

  test('No to a loan officer leads to the first name, and back again', async () => {
    const { user } = open(refinanceQuestionnaire, { begin: at(refinanceQuestionnaire, 'working_with_a_Loan_Officer') });
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(heading()).toHaveTextContent('What this looks like');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Questions 20 and 21 of 23')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(heading()).toHaveTextContent('What this looks like'));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.getByText('Question 18 of 23')).toBeInTheDocument());
  });

  test('the amount wanted is asked whatever the answer to extra cash', async () => {
    const { user } = open(refinanceQuestionnaire, { begin: at(refinanceQuestionnaire, 'borrowAdditionalCash') });
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(heading()).toHaveTextContent('How much would you like to borrow?');
  });
});

test('without a loan officer chosen, Continue is marked disabled and shows which choice is missing', async () => {
  const { user } = open(purchaseQuestionnaire, {
    begin: at(purchaseQuestionnaire, 'loanOfficerName', { ...everyAnswer, working_with_a_Loan_Officer: 'Yes' }),
  });
  const button = screen.getByRole('button', { name: 'Continue' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('option', { name: '-Please Select-' })).toBeDisabled();
  await user.click(button);
  expect(within(screen.getByRole('alert')).getByRole('heading')).toHaveTextContent(
    'Please select a Loan Officer before proceeding.',
  );
  await user.selectOptions(screen.getByRole('combobox'), 'Jordan Example');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-disabled');
  await user.click(button);
  expect(heading()).toHaveTextContent('What this looks like');
});

describe('the phone number', () => {
  const begin = at(purchaseQuestionnaire, 'phone', everyAnswer);

  test.each([
    ['6145550142', '(614) 555-0142'],
    ['614-555-0142', '(614) 555-0142'],
    ['+1 614 555 0142', '(614) 555-0142'],
    ['614555', '(614) 555'],
    ['614 555 0142x5', '(614) 555-0142x5'],
    ['61455501421', '(614) 555-01421'],
  ])('"%s" is shown as %s while it is typed', async (typed, shown) => {
    const { user } = open(purchaseQuestionnaire, { begin });
    await user.type(screen.getByRole('textbox'), typed);
    expect(screen.getByRole('textbox')).toHaveValue(shown);
  });

  test('can be deleted mark by mark', async () => {
    const { user } = open(purchaseQuestionnaire, { begin });
    const field = screen.getByRole('textbox');
    await user.type(field, '6145550142');
    await user.type(field, '{Backspace}'.repeat(14));
    expect(field).toHaveValue('');
  });
});

describe('a slider with its number field', () => {
  test('the field takes any amount from 0 while the slider stays within its ends, and both speak in dollars', async () => {
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'purchasePrice', { zipCode: '43215' }),
    });
    const field = screen.getByRole('textbox', { name: 'What price do you have in mind?' });
    const slider = screen.getByRole('slider', { name: 'Purchase price' });
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('placeholder', '50,000');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('No price yet'));
    expect(slider).toHaveValue('100000');
    expect(slider).toHaveAttribute('aria-valuetext', 'No price yet');
    await user.type(field, '5250000');
    expect(field).toHaveValue('5,250,000');
    expect(slider).toHaveValue('3000000');
    expect(slider).toHaveAttribute('aria-valuetext', '$5,250,000');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(heading()).toHaveTextContent('How much can you put down?');
  });

  test('an empty amount is asked for', async () => {
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'purchasePrice', { zipCode: '43215' }),
    });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill out all required fields!');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test.each([
    ['450k', '$450,000', '450,000'],
    ['1.2m', '$1,200,000', '1,200,000'],
    ['$325,000', '$325,000', '325,000'],
    ['450 thousand', '$450,000', '450,000'],
  ])('"%s" is read as %s while it is typed, and shown as %s once the field is left', async (typed, spoken, shown) => {
    const { user, world } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'purchasePrice', { zipCode: '43215' }),
    });
    const field = screen.getByRole('textbox');
    await user.type(field, typed);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', spoken);
    await user.tab();
    expect(field).toHaveValue(shown);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(world.store.get(draftName('purchase'))).toContain(
      `"purchasePrice":"${shown.replaceAll(',', '')}`.slice(0, 19),
    );
  });

  test.each([
    ['a click', async (slider: HTMLElement) => userEvent.click(slider)],
    ['Home', async (slider: HTMLElement) => void fireEvent.keyDown(slider, { key: 'Home' })],
  ])('%s on the slider at rest answers with its start', async (_, touch) => {
    open(purchaseQuestionnaire, { begin: at(purchaseQuestionnaire, 'purchasePrice', { zipCode: '43215' }) });
    const slider = screen.getByRole('slider', { name: 'Purchase price' });
    await touch(slider);
    expect(screen.getByRole('textbox')).toHaveValue('100,000');
    expect(slider).toHaveAttribute('aria-valuetext', '$100,000');
  });

  test('ten percent of $325,000 is shown and spoken as $32,500', async () => {
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'downPaymentPercent', { purchasePrice: '325,000' }),
    });
    await user.type(screen.getByRole('textbox'), '10');
    expect(screen.getByText('$32,500')).toBeInTheDocument();
    expect(screen.getByText('of a $325,000 home')).toBeInTheDocument();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '10 percent, $32,500 of a $325,000 home');
  });

  test('a percentage keeps one dot and three decimals and ends at 100', async () => {
    const { user } = open(refinanceQuestionnaire, {
      begin: at(refinanceQuestionnaire, 'first_mortgage_interest_rate'),
    });
    const field = screen.getByRole('textbox');
    await user.type(field, '6.1.2345');
    expect(field).toHaveValue('6.123');
    await user.clear(field);
    await user.type(field, '250');
    expect(field).toHaveValue('100');
  });

  test('the numbers of a calculator are offered, not forced', async () => {
    writeMyNumbers(tabStorage, { price: 410000 });
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'purchasePrice', { zipCode: '43215' }),
    });
    const field = screen.getByRole('textbox');
    expect(field).toHaveValue('');
    expect(screen.getByText(/From your calculator/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use $410,000' }));
    expect(field).toHaveValue('410,000');
    expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  });

  test('a down payment from a calculator is offered as its share of the price', async () => {
    writeMyNumbers(tabStorage, { downPayment: 40000 });
    const { user } = open(purchaseQuestionnaire, {
      begin: at(purchaseQuestionnaire, 'downPaymentPercent', { purchasePrice: '320000' }),
    });
    await user.click(screen.getByRole('button', { name: 'Use 12.5%' }));
    expect(screen.getByRole('textbox')).toHaveValue('12.5');
    expect(screen.getByText('$40,000')).toBeInTheDocument();
  });

  test('why we ask can be opened', async () => {
    open(purchaseQuestionnaire, { begin: at(purchaseQuestionnaire, 'beforeTaxesAnnualHouseHoldIncome') });
    expect(screen.getByText('Why we ask')).toBeInTheDocument();
    expect(screen.getByText(/do not have to list alimony, child support or separate maintenance income/)).toBeVisible();
  });
});

describe('the browser’s history', () => {
  test('Back and Forward go one step each', async () => {
    const { user } = open(purchaseQuestionnaire);
    await user.type(screen.getByRole('textbox'), '43215{Enter}');
    await user.click(screen.getByRole('radio', { name: 'Condominium' }));
    act(() => window.history.back());
    await waitFor(() => expect(screen.getByText('Question 2 of 19')).toBeInTheDocument());
    expect(heading()).toHaveFocus();
    act(() => window.history.forward());
    await waitFor(() => expect(screen.getByText('Question 3 of 19')).toBeInTheDocument());
  });

  test('Go BACK adds no history entries', async () => {
    const { user } = open(purchaseQuestionnaire);
    await user.type(screen.getByRole('textbox'), '43215{Enter}');
    const entries = window.history.length;
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.getByText('Question 1 of 19')).toBeInTheDocument());
    expect(window.history.length).toBe(entries);
  });

  test.each(['#top', '#main'])('a link to %s leaves the question and what was typed into it alone', async (hash) => {
    const { user } = open(purchaseQuestionnaire, { begin: at(purchaseQuestionnaire, 'phone', everyAnswer) });
    const phone = () => screen.getByRole('textbox', { name: 'Which number may we call?' });
    await user.type(phone(), '6145550142');
    await act(async () => {
      window.location.hash = hash;
      await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    });
    expect(phone()).toHaveValue('(614) 555-0142');
    expect(screen.getByText('Question 19 of 19')).toBeInTheDocument();
    expect(window.location.hash).toBe('');

    // The browser's Back returns to where the link was, and then goes one question back as before.
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(phone()).toHaveValue('(614) 555-0142');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.getByText('Question 18 of 19')).toBeInTheDocument());
  });

  test('neither the address nor the history’s state contains an answer', async () => {
    const { user } = open(purchaseQuestionnaire);
    await user.type(screen.getByRole('textbox'), '43215{Enter}');
    expect(window.location.href).toMatch(/\/purchase-questions$/);
    expect(JSON.stringify(window.history.state)).not.toContain('43215');
  });
});

describe('a reload', () => {
  test('keeps the answers and the place, and forgets name, email and phone', async () => {
    const world = worldOf();
    const first = open(purchaseQuestionnaire, { world, begin: at(purchaseQuestionnaire, 'lastName', everyAnswer) });
    await first.user.type(screen.getByRole('textbox', { name: 'Last name' }), '-Smith');
    const kept = JSON.stringify(window.sessionStorage);
    for (const secret of ['Sam', 'Lee', 'Smith', 'sam@example.com']) expect(kept).not.toContain(secret);
    first.view.unmount();

    const { user } = open(purchaseQuestionnaire, { world });
    expect(heading()).toHaveTextContent('What is your name?');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(heading()).toHaveTextContent('What this looks like'));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'No' })).toBeChecked());
  });
});

describe('Start over', () => {
  test('asks before it erases what was typed, with the focus on the answer that keeps it', async () => {
    const { user, world } = open(purchaseQuestionnaire);
    await user.type(screen.getByRole('textbox'), '43215');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const question = screen.getByRole('group', { name: 'Erase your answers and start over?' });
    expect(within(question).getByRole('button', { name: 'Keep my answers' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Start over' })).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('43215');
    expect(world.leave).not.toHaveBeenCalled();
  });

  test('forgets the draft once that is confirmed', async () => {
    const { user, world } = open(purchaseQuestionnaire);
    await user.type(screen.getByRole('textbox'), '43215{Enter}');
    expect(world.store.get(draftName('purchase'))).toContain('43215');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Erase and start over' }));
    expect(world.store.get(draftName('purchase'))).toBeNull();
    expect(world.leave).toHaveBeenCalledWith('/');
  });
});

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
    expect(screen.getByText('Property tax at 1.55%, in Franklin County')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: /County of the home/ }), 'Delaware');
    expect(screen.getByText('Property tax at 1.64%, in Delaware County')).toBeInTheDocument();

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

describe('the list of answers', () => {
  const begin = at(purchaseQuestionnaire, 'answers', { ...everyAnswer, phone: '(614) 555-0100' });

  test('is its own screen after the last question, with every answer under its heading and a Change each', () => {
    open(purchaseQuestionnaire, { begin });
    expect(heading()).toHaveTextContent('Your answers');
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('Check and send | Sample lender');
    expect(screen.getByText('19 of 19 answered')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Price and money' })).getByText('$325,000')).toBeInTheDocument();
    expect(screen.getByText('10%, that is $32,500')).toBeInTheDocument();
    expect(screen.getByText('Good, 680–699')).toBeInTheDocument();
    expect(screen.getAllByText('Not asked')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Change / })).toHaveLength(17);
    expect(
      screen
        .getAllByRole('term')
        .filter((term) => term.closest('details') === null)
        .map((term) => term.textContent)
        .sort(),
    ).toEqual(purchaseQuestionnaire.steps.map(({ label }) => label).sort());
  });

  test('Change leads to the question and back to its row, which has the focus', async () => {
    const { user } = open(purchaseQuestionnaire, { begin });
    await user.click(screen.getByRole('button', { name: 'Change Purchase price' }));
    expect(heading()).toHaveTextContent('What price do you have in mind?');
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '350k');
    await user.click(screen.getByRole('button', { name: 'Back to my answers' }));
    expect(heading()).toHaveTextContent('Your answers');
    expect(screen.getByText('$350,000')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change Purchase price' })).toHaveFocus();
  });

  test('sends the spec’s body once, then reloads with the draft gone', async () => {
    const { user, world } = open(purchaseQuestionnaire, { begin });
    await user.dblClick(screen.getByRole('button', { name: 'SUBMIT' }));
    await waitFor(() => expect(world.reload).toHaveBeenCalledTimes(1));
    expect(world.posts).toHaveLength(1);
    const [post] = world.posts;
    const names = [...(post?.body ?? '').matchAll(/name="([^"]+)"/g)].map((match) => match[1]);
    expect(names).toEqual([...purchaseQuestionnaire.steps.map(({ field }) => field), '_id', 'subject']);
    expect(post?.body).toContain('Purchase ChartBot: 2026NOV20FRI091305');
    expect(post?.body).toContain('6145550100');
    expect(world.store.get(draftName('purchase'))).toBeNull();
  });

  test('keeps what this looks like for the thank-you page, without a name, and shows it there once', async () => {
    const { user, world, view } = open(purchaseQuestionnaire, { begin });
    await user.click(screen.getByText('What this looks like', { selector: 'summary' }));
    await user.click(screen.getByRole('button', { name: 'Change Purchase price' }));
    await user.click(screen.getByRole('button', { name: 'Back to my answers' }));
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
    await waitFor(() => expect(world.reload).toHaveBeenCalledTimes(1));
    const kept = world.store.get('estimate:purchase') ?? '';
    expect(kept).toContain('325000');
    for (const secret of ['Sam', 'Lee', 'sam@example.com', '555']) expect(kept).not.toContain(secret);
    view.unmount();
    open(purchaseQuestionnaire, { world });
    expect(heading()).toHaveTextContent('Thank you, Sam.');
    expect(await screen.findByRole('region', { name: 'Whole payment at your price' })).toBeInTheDocument();
    expect(world.store.get('estimate:purchase')).toBeNull();
  });

  test('while sending, the button is disabled and reads Submitting...', async () => {
    const { user } = open(purchaseQuestionnaire, { begin, world: worldOf(() => new Promise(() => undefined)) });
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeDisabled();
  });

  test('a refusal keeps every answer, and an alert with the focus offers phone and email', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open(purchaseQuestionnaire, {
      begin,
      world: worldOf(async () => ({ status: 422, text: '{"result":"error"}' })),
    });
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    const mail = within(alert).getByRole('link', { name: 'email us' }).getAttribute('href');
    expect(mail).toContain('Phone%3A%206145550100');
    expect(mail).not.toContain('325000');
    expect(screen.getByText('(614) 555-0100')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Change / })).toHaveLength(17);
    expect(screen.getByRole('button', { name: 'SUBMIT' })).toBeEnabled();
    expect(complaint).toHaveBeenCalledWith('Error!', 'The server answered 422.');
  });
});

test('sending again after a reload keeps the reference, in the body and in the email that takes its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const begin = at(purchaseQuestionnaire, 'answers', { ...everyAnswer, phone: '6145550100' });
  async function refusedAt(now: Date) {
    const world = worldOf(async () => ({ status: 422, text: '{"result":"error"}' }));
    const { user, view } = open(purchaseQuestionnaire, {
      begin,
      world: { ...world, tools: { ...world.tools, now: () => now } },
    });
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
    const link = await screen.findByRole('link', { name: 'email us' });
    const mail = decodeURIComponent(link.getAttribute('href') ?? '');
    view.unmount();
    return { mail, body: world.posts[0]?.body ?? '' };
  }

  await refusedAt(new Date(2026, 10, 20, 9, 13, 5));
  const again = await refusedAt(new Date(2026, 10, 20, 9, 14, 0));
  expect(again.body).toContain('2026NOV20FRI091305');
  expect(again.mail).toContain('Reference: 2026NOV20FRI091305');
  expect(again.mail).toContain('subject=Purchase ChartBot: 2026NOV20FRI091305&');
  expect(again.mail).toContain('Phone: 6145550100');
});

test('after the reload the thank-you is shown once, with reference and time', () => {
  const world = worldOf();
  keepReceipt(world.store, 'purchase', { reference: '2026NOV20FRI091305', at: Date.now(), firstName: 'Sam' });
  const { view } = open(purchaseQuestionnaire, { world });
  expect(heading()).toHaveTextContent('Thank you, Sam.');
  expect(heading()).toHaveFocus();
  expect(screen.getByText('2026NOV20FRI091305')).toBeInTheDocument();
  expect(document.title).toBe('Thank you | Sample lender');
  view.unmount();
  open(purchaseQuestionnaire, { world });
  expect(heading()).toHaveTextContent('What is the ZIP code of the home you want?');
});
