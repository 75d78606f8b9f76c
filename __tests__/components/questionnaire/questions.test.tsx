import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { draftName } from '@/components/questionnaire/use-place.client';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { people } from '@/content/lender/staff';
import { readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { at, everyAnswer, heading, open, openAt, startFresh } from './setup';

beforeEach(startFresh);

/** The second click of a double click, as the browser reports it. */
const clickAgain = (button: HTMLElement) =>
  act(async () => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  });

test('opens on question 1 of 19 with its field focused, under the page title, without Go BACK', async () => {
  const { user } = open(purchaseQuestionnaire);
  expect(screen.getByText('Question 1 of 19')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('textbox', { name: 'Where will the home be?' })).toHaveFocus();
  expect(heading()).toHaveTextContent('Where will the home be?');
  expect(document.title).toBe('Purchase questions');
  expect(screen.queryByRole('button', { name: 'Go BACK' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
  await user.keyboard('43215{Enter}');
  expect(document.title).toBe('Question 2 of 19: What kind of home is it? | Sample lender');
  expect(heading()).toHaveFocus();
});

test('a form token is requested at the first key or click, and not before', async () => {
  const { user, network } = open(purchaseQuestionnaire);
  expect(network.touch).not.toHaveBeenCalled();
  await user.keyboard('4');
  expect(network.touch).toHaveBeenCalledWith('/leads/purchase');
});

test('Continue without an answer stays, shows the fixed sentence and the fix, and focuses the field', async () => {
  const { user } = open(purchaseQuestionnaire);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent('Please fill out all required fields!');
  const field = screen.getByRole('textbox');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a ZIP code with 5 digits'));
});

test('Continue stops once at a ZIP code outside Ohio', async () => {
  const { user } = open(purchaseQuestionnaire);
  await user.type(screen.getByRole('textbox'), '46201{Enter}');
  expect(screen.getByText(/licensed in Ohio only/)).toBeInTheDocument();
  expect(screen.getByText('Continue keeps it.').parentElement).toHaveAttribute('role', 'status');
  await user.keyboard('{Enter}');
  expect(heading()).toHaveTextContent('What kind of home is it?');
});

test('Continue stops once at an email address that looks mistyped, but not at the suggested one', async () => {
  const { user } = openAt('email', { ...everyAnswer, email: '' });
  await user.type(screen.getByRole('textbox'), 'dana@gmial.com{Enter}');
  expect(heading()).toHaveTextContent('What is your email address?');
  expect(screen.getByText(/Did you mean dana@gmail\.com\?/)).toBeInTheDocument();
  expect(screen.getByText('Continue keeps it.')).toBeInTheDocument();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'dana@gmail.com');
  expect(screen.queryByText('Continue keeps it.')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(heading()).toHaveTextContent('Which number may we call?');
});

test('a ZIP code shows its county and what that means; you can choose another county', async () => {
  const { user } = open(purchaseQuestionnaire);
  await user.type(screen.getByRole('textbox'), '43215');
  expect(await screen.findByText('Franklin County')).toHaveAttribute('role', 'status');
  expect(screen.getByText(/property tax 1\.472% a year, a typical home \$288,400/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Choose the county' }));
  await user.selectOptions(screen.getByRole('combobox'), 'Noble');
  expect(readMyNumbers(tabStorage).county).toBe('Noble');
});

test('a ZIP code in several counties asks which one, with the largest preselected', async () => {
  const { user } = open(purchaseQuestionnaire);
  await user.type(screen.getByRole('textbox'), '43003');
  const list = await screen.findByRole('combobox', { name: 'Which county?' });
  expect(list).toHaveValue('Delaware');
  await user.selectOptions(list, 'Morrow');
  expect(screen.getByText('Morrow County')).toBeInTheDocument();
});

test('an unknown ZIP code asks for the county, and none is used until then', async () => {
  const { user } = open(purchaseQuestionnaire);
  await user.type(screen.getByRole('textbox'), '43999');
  expect(await screen.findByRole('combobox', { name: /We don’t know this ZIP code/ })).toHaveValue('');
  expect(screen.queryByText(/Used from here on/)).not.toBeInTheDocument();
});

describe('the down payment', () => {
  const begin = at(purchaseQuestionnaire, 'downPaymentPercent', { zipCode: '43215', purchasePrice: '265,000' });

  test('14000 is in dollars, with its percentage and the amount borrowed', async () => {
    const { user, network } = open(purchaseQuestionnaire, { begin });
    const field = await screen.findByRole('textbox', { name: 'How much can you put down?' });
    await user.type(field, '14000');
    expect(field).toHaveValue('14,000');
    expect(screen.getByText('5.3% of $265,000.').parentElement).toHaveTextContent(
      'You borrow $251,000. You’d likely pay mortgage insurance: your page has the price for your score.',
    );
    await user.click(screen.getByRole('radio', { name: 'percent of the price' }));
    expect(field).toHaveValue('5.283');
    await user.click(screen.getByRole('radio', { name: 'dollars' }));
    await user.clear(field);
    await user.type(field, '14000');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(network.store.get(draftName('purchase'))).toContain('"downPaymentPercent":"$14,000"');
  });

  test('a typed sign, or a percentage above 100, changes the unit', async () => {
    const { user } = open(purchaseQuestionnaire, { begin });
    const field = await screen.findByRole('textbox');
    await user.type(field, '10%');
    expect(screen.getByRole('radio', { name: 'percent of the price' })).toBeChecked();
    expect(field).toHaveValue('10');
    expect(screen.getByText('$26,500 of $265,000.')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '14000');
    expect(screen.getByRole('radio', { name: 'dollars' })).toBeChecked();
    expect(field).toHaveValue('14,000');
  });

  test.each(['265000', '300000'])('$%s is not less than the price and cannot continue', async (amount) => {
    const { user } = open(purchaseQuestionnaire, { begin });
    await user.type(await screen.findByRole('textbox'), amount);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Enter less than the price, $265,000. This is $${Number(amount).toLocaleString('en-US')}.`,
    );
    expect(heading()).toHaveTextContent('How much can you put down?');
  });
});

describe('a question with choices', () => {
  const begin = at(purchaseQuestionnaire, 'propertyType', { zipCode: '43215' });

  test('Enter picks the focused tile, chosen before or not', async () => {
    const { user, network } = open(purchaseQuestionnaire, { begin });
    screen.getByRole('radio', { name: 'Single-family home' }).focus();
    await user.keyboard('{Enter}');
    expect(heading()).toHaveTextContent('Is this your first home?');
    expect(network.store.get(draftName('purchase'))).toContain('"propertyType":"Single Family Home"');
  });

  test('a double click answers one question, not two', async () => {
    const { user } = openAt('bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years', { zipCode: '43215' });
    const first = screen.getByRole('radio', { name: 'Yes' });
    await user.pointer({ target: first, keys: '[MouseLeft]' });
    expect(heading()).toHaveTextContent('Can you show proof of your income?');
    await clickAgain(screen.getByRole('radio', { name: 'Yes' }));
    expect(heading()).toHaveTextContent('Can you show proof of your income?');
    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  });

  test('the first click after a reload counts, even if the browser reports it as the second of a double click', async () => {
    open(purchaseQuestionnaire, { begin });
    await clickAgain(screen.getByRole('radio', { name: 'Condominium' }));
    expect(heading()).toHaveTextContent('Is this your first home?');
  });

  test('the second click of a double click on Continue does nothing', async () => {
    const { user } = openAt('purchasePrice', { zipCode: '43215', purchasePrice: '325000' });
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    expect(heading()).toHaveTextContent('How much can you put down?');
  });

  test('a quick second click on Continue counts if you typed an answer in between', async () => {
    const { user } = openAt('purchasePrice', { zipCode: '43215', purchasePrice: '325000' });
    const pressAgain = () => clickAgain(screen.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByRole('textbox'), '12000');
    await pressAgain();
    const next = heading().textContent;
    expect(next).not.toBe('How much can you put down?');
    await pressAgain();
    expect(heading()).toHaveTextContent(next ?? '');
  });
});

test('without a loan officer, Continue is disabled and shows which choice is missing', async () => {
  const { user } = openAt('loanOfficerName', { ...everyAnswer, working_with_a_Loan_Officer: 'Yes' });
  const button = screen.getByRole('button', { name: 'Continue' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('option', { name: '-Please Select-' })).toBeDisabled();
  await user.click(button);
  expect(within(screen.getByRole('alert')).getByRole('heading')).toHaveTextContent(
    'Please select a Loan Officer before proceeding.',
  );
  await user.selectOptions(screen.getByRole('combobox'), people[0]?.name ?? '');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-disabled');
  await user.click(button);
  expect(heading()).toHaveTextContent('The page you bring to the table');
});

test('a phone number can be deleted one character at a time', async () => {
  const { user } = openAt('phone', everyAnswer);
  const field = screen.getByRole('textbox');
  await user.type(field, '6145550142');
  await user.type(field, '{Backspace}'.repeat(14));
  expect(field).toHaveValue('');
});

describe('a slider with its number field', () => {
  test('the field accepts any amount from 0 while the slider stays within its range, and both are announced in dollars', async () => {
    const { user } = openAt('purchasePrice', { zipCode: '43215' });
    const field = screen.getByRole('textbox', { name: 'What price do you have in mind?' });
    const slider = screen.getByRole('slider', { name: 'Purchase price' });
    expect(field).toHaveValue('');
    expect(field).not.toHaveAttribute('placeholder');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('No price yet'));
    expect(slider).toHaveValue('0');
    expect(slider).toHaveAttribute('aria-valuetext', 'No price yet');
    await user.type(field, '5250000');
    expect(field).toHaveValue('5,250,000');
    expect(slider).toHaveValue('1000');
    expect(slider).toHaveAttribute('aria-valuetext', '$5,250,000');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText(/^Is \$5,250,000 right\? Most are \$20,000 to \$3,000,000\./)).toHaveTextContent(
      'Use $525,000',
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(heading()).toHaveTextContent('How much can you put down?');
  });

  test.each([
    ['a click', async (slider: HTMLElement) => userEvent.click(slider)],
    ['Home', async (slider: HTMLElement) => void fireEvent.keyDown(slider, { key: 'Home' })],
  ])('%s on an unanswered slider answers with its start value', async (_, touch) => {
    openAt('purchasePrice', { zipCode: '43215' });
    await screen.findByText(/^Franklin County, /);
    const slider = screen.getByRole('slider', { name: 'Purchase price' });
    await touch(slider);
    expect(screen.getByRole('textbox')).toHaveValue('100,000');
    expect(slider).toHaveAttribute('aria-valuetext', '$100,000');
  });

  test('a percentage keeps one dot and three decimals, up to 100', async () => {
    const { user } = openAt('first_mortgage_interest_rate', {}, refinanceQuestionnaire);
    const field = screen.getByRole('textbox');
    await user.type(field, '6.1.2345');
    expect(field).toHaveValue('6.123');
    await user.clear(field);
    await user.type(field, '250');
    expect(field).toHaveValue('100');
  });

  test('a number you typed before is filled in, to change or confirm', async () => {
    writeMyNumbers(tabStorage, { price: 410000, downPayment: 40000 });
    const { user } = open(purchaseQuestionnaire);
    await user.keyboard('43215{Enter}');
    for (const choice of ['Condominium', 'Yes', 'I made an offer']) {
      await user.click(screen.getByRole('radio', { name: choice }));
    }
    expect(screen.getByRole('textbox')).toHaveValue('410,000');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('textbox')).toHaveValue('40,000');
    expect(screen.getByText('9.8% of $410,000.')).toBeInTheDocument();
  });

  test('one press fills in the typical price of the ZIP code’s county', async () => {
    const { user } = openAt('purchasePrice', { zipCode: '43215' });
    expect(await screen.findByText('Franklin County, from your ZIP 43215')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Use \$\d{3},\d00, typical in Franklin County$/ }));
    expect(screen.getByRole('textbox')).toHaveValue('288,400');
    expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  });
});
