import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleContact, sampleDelivery, sampleForm } from '@/__tests__/helpers/sample-form';
import { tabStorage } from '@/components/browser/tab-storage.client';
// Preloaded so that no test waits for it.
import '@/components/forms/prefill-form.client';
import type { LeadTools } from '@/components/forms/browser-tools.client';
import { LeadForm, type LeadFormProps } from '@/components/forms/lead-form.client';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import type { FormDefinition } from '@/lib/forms/definition';
import { momentText } from '@/lib/leads/receipt';
import { writeMyNumbers } from '@/lib/my-numbers';
import { type Reply, toolsFor } from './tools-for';

const stored: Reply = { status: 201, text: '{"result":"success"}' };

function formWith(tools: LeadTools, more: Partial<LeadFormProps> = {}) {
  return (
    <LeadForm
      definition={sampleForm}
      delivery={sampleDelivery}
      contact={sampleContact}
      given={{ officerName: 'Jordan Example' }}
      tools={tools}
      {...more}
    />
  );
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First name'), 'Sam');
  await user.type(screen.getByLabelText('Email'), 'sam@example.com');
  await user.type(screen.getByLabelText('Cell phone'), '(614) 555-0142');
  await user.type(screen.getByLabelText('ZIP code'), '43215');
  await user.click(screen.getByLabelText('Evening'));
  await user.selectOptions(screen.getByLabelText('Type of loan'), 'Home Purchase');
  await user.click(screen.getByLabelText('Tips'));
}

function open(definition: FormDefinition = sampleForm) {
  const seen = toolsFor();
  return { user: userEvent.setup(), ...seen, ...render(formWith(seen.tools, { definition })) };
}

function sendButton() {
  return screen.getByRole('button', { name: /^(SUBMIT|Submitting\.\.\.)$/ });
}

beforeEach(() => {
  sessionStorage.clear();
});

test('the visitor’s own numbers prefill an empty field and are sent with it', async () => {
  const fields: FormDefinition['fields'] = [
    { name: 'loan', label: 'Loan amount', kind: 'money', optional: true, myNumber: 'loan' },
    { name: 'down', label: 'Down payment', kind: 'money', optional: true, myNumber: 'downPayment' },
  ];
  const definition: FormDefinition = { ...sampleForm, fields };
  writeMyNumbers(tabStorage, { price: 325000, downPayment: 32500 });
  const { tools, requests } = toolsFor();
  const user = userEvent.setup();
  render(formWith(tools, { definition }));
  const loan = screen.getByLabelText(/Loan amount/);
  await waitFor(() => expect(loan).toHaveValue('292,500'));
  expect(screen.getByLabelText(/Down payment/)).toHaveValue('32,500');
  await user.clear(loan);
  await user.type(loan, '65k');
  expect(loan).toHaveAccessibleDescription('a number in dollars');
  await user.tab();
  expect(loan).toHaveValue('65,000');
  await user.click(sendButton());
  expect(requests[0]?.body).toContain('name="loan"\r\n\r\n65000\r\n');
  expect(requests[0]?.body).toContain('name="down"\r\n\r\n32500\r\n');
});

test('a field that nobody has touched is announced as required but not as invalid', () => {
  render(formWith(toolsFor().tools));
  for (const label of ['First name', 'Email', 'Cell phone', 'ZIP code', 'Type of loan']) {
    const field = screen.getByLabelText(label);
    expect(field).toBeRequired();
    expect(field).not.toHaveAttribute('required');
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).toBeValid();
  }
  expect(screen.getByLabelText('Morning')).not.toHaveAttribute('required');
  expect(screen.getByLabelText('Work phone (optional)')).not.toBeRequired();
});

describe('an invalid form', () => {
  test('is not sent: the summary takes the focus and links to each field, and each field says what to do', async () => {
    const { user, requests } = open();
    await user.type(screen.getByLabelText('First name'), 'Sam');
    await user.type(screen.getByLabelText('Email'), 'sam@example.com');
    await user.type(screen.getByLabelText('Cell phone'), '614555014');
    await user.type(screen.getByLabelText('ZIP code'), '43215');
    await user.click(screen.getByLabelText('Morning'));
    await user.click(sendButton());

    const summary = screen.getByRole('group', { name: '2 answers need another look' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(summary).toHaveFocus();
    expect(summary).toHaveAccessibleDescription(expect.stringContaining('This one has 9.'));
    expect(within(summary).getByRole('heading', { name: '2 answers need another look' })).toBeVisible();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter a cell phone number with 10 digits. This one has 9.', 'Choose a type of loan']);
    const phone = screen.getByLabelText('Cell phone');
    expect(phone).toBeInvalid();
    expect(phone).toHaveAccessibleDescription(
      '10 digits, area code first Error: Enter a cell phone number with 10 digits. This one has 9.',
    );
    expect(screen.getByLabelText('First name')).toHaveAttribute('aria-invalid', 'false');
    await user.click(within(summary).getByRole('link', { name: 'Choose a type of loan' }));
    expect(screen.getByLabelText('Type of loan')).toHaveFocus();
    expect(requests).toHaveLength(0);
  });

  test('corrected answers are struck through in the summary, and come back if they are wrong again', async () => {
    const { user } = open();
    await fill(user);
    const phone = screen.getByLabelText('Cell phone');
    const zip = screen.getByLabelText('ZIP code');
    await user.clear(phone);
    await user.clear(zip);
    await user.click(sendButton());
    expect(screen.getByRole('group', { name: '2 answers need another look' })).toBeVisible();
    await user.type(phone, '614555014');
    expect(phone).toBeInvalid();
    await user.type(phone, '2');
    expect(phone).toHaveAttribute('aria-invalid', 'false');
    const left = screen.getByRole('group', { name: '1 answer needs another look' });
    expect(
      within(left)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter a ZIP code with 5 digits']);
    await user.type(phone, '{Backspace}');
    expect(screen.getByRole('group', { name: '2 answers need another look' })).toBeVisible();
    await user.type(phone, '2');
    await user.type(zip, '43215');
    const done = screen.getByRole('group', { name: 'All set. Send it again.' });
    expect(within(done).queryByRole('link')).not.toBeInTheDocument();
    expect(within(done).getAllByRole('listitem')).toHaveLength(2);
  });

  test('a group of tiles is described by its error', async () => {
    const { user } = open();
    await user.click(sendButton());
    expect(screen.getByRole('group', { name: 'Best time to contact you' })).toHaveAccessibleDescription(
      'Error: Choose the best time to contact you',
    );
  });
});

test('a ZIP code outside Ohio gets a notice but can still be sent', async () => {
  const { user, requests } = open();
  await fill(user);
  const zip = screen.getByLabelText('ZIP code');
  await user.clear(zip);
  await user.type(zip, '90210');
  expect(screen.getByText(/licensed in Ohio only/)).toBeVisible();
  await user.click(sendButton());
  expect(requests).toHaveLength(1);
});

test('a mistyped address and a state where we don’t lend get a question next to their fields', async () => {
  const { user } = open(quickQuoteForm);
  await user.type(screen.getByLabelText('Email'), 'maria@gmial.com');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/maria@gmail\.com/);
  await user.selectOptions(screen.getByLabelText(/^State/), 'Kentucky');
  expect(screen.getByLabelText(/^State/)).toHaveAccessibleDescription(/A lender licensed in that state can\.$/);
});

test('an improbable amount is questioned when its field loses focus', async () => {
  const { user } = open(quickQuoteForm);
  const amount = screen.getByLabelText(/^Loan amount/);
  // The code that asks loads after the form.
  await waitFor(async () => {
    await user.clear(amount);
    await user.type(amount, '325');
    await user.tab();
    expect(amount).toHaveAccessibleDescription(
      /Is \$325 right\? .* Did you mean \$325,000\? You may still send it as it is\.$/,
    );
  });
  await user.clear(amount);
  await user.type(amount, '325000');
  expect(amount).not.toHaveAccessibleDescription(/right/);
  await user.tab();
  expect(amount).not.toHaveAccessibleDescription(/right/);
});

describe('SUBMIT with improbable amounts', () => {
  async function openQuote() {
    const form = open(quickQuoteForm);
    const { user } = form;
    await user.type(screen.getByLabelText('First name'), 'Sam');
    await user.type(screen.getByLabelText('Last name'), 'Sample');
    await user.type(screen.getByLabelText('Email'), 'sam@example.com');
    await user.type(screen.getByLabelText('ZIP code'), '43215');
    await user.click(screen.getByLabelText('No'));
    for (const [label, choice] of [
      [/^How should we reach you/, 'Email'],
      [/^Purpose/, 'Purchase'],
      [/^The property will be/, 'Primary Residence'],
    ] as const)
      await user.selectOptions(screen.getByLabelText(label), choice);
    return form;
  }

  test('asks once next to the first of them, which takes the focus, and the second press sends', async () => {
    const { user, requests } = await openQuote();
    const value = screen.getByLabelText(/^Estimated value/);
    await user.type(value, '325');
    await user.click(sendButton());
    expect(requests).toHaveLength(0);
    expect(value).toHaveFocus();
    expect(value).toHaveAccessibleDescription(/Is \$325 right\? .* Did you mean \$325,000\?/);
    await user.clear(value);
    await user.type(value, '326');
    await user.click(sendButton());
    expect(requests).toHaveLength(0);
    expect(value).toHaveAccessibleDescription(/Is \$326 right\?/);
    await user.click(sendButton());
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).toContain('name="estimatedValue"\r\n\r\n326\r\n');
  });

  test('treats a few dollars down as a percentage after the question', async () => {
    const { user, requests } = await openQuote();
    await user.type(screen.getByLabelText(/^Estimated value/), '325000');
    const down = screen.getByLabelText(/^Down payment/);
    await user.type(down, '$10{Enter}');
    expect(requests).toHaveLength(0);
    expect(down).toHaveAccessibleDescription(/We read it as 10% of the price, \$32,500/);
    await user.type(down, '{Enter}');
    expect(requests[0]?.body).toContain('name="quoteDownPaymentOrEquity"\r\n\r\n32500\r\n');
    expect(down).toHaveValue('32,500');
    expect(down).not.toHaveAccessibleDescription(/right/);
  });

  test('opens the section of the form with the amount', async () => {
    const { user, requests } = await openQuote();
    await user.type(screen.getByLabelText(/^Loan amount/), '95');
    await user.click(sendButton());
    expect(requests).toHaveLength(0);
    expect(screen.getByLabelText(/^Loan amount/)).toHaveFocus();
    expect(screen.getByText('More, if you like').closest('details')).toHaveAttribute('open');
  });

  test('asks on a double click, and does not send', async () => {
    const { user, requests } = await openQuote();
    await user.type(screen.getByLabelText(/^Estimated value/), '325');
    await user.dblClick(sendButton());
    expect(requests).toHaveLength(0);
  });
});

test('a form token is requested when the form is touched, and not before', async () => {
  const user = userEvent.setup();
  const { tools, touch } = toolsFor();
  const fallback = 'https://inbox.example/leads/quick-quote';
  render(formWith(tools, { delivery: { ...sampleDelivery, second: fallback } }));
  expect(touch).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('First name'), 'S');
  expect(touch.mock.calls.map(([url]) => url)).toEqual(expect.arrayContaining(['/leads/quick-quote', fallback]));
});

describe('sending', () => {
  test('the button is disabled, keeps the focus and reads Submitting...; fields are read-only', async () => {
    const { user, requests } = open();
    await fill(user);
    await user.click(sendButton());
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(sendButton()).toHaveFocus();
    expect(sendButton()).toHaveTextContent('Submitting...');
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByLabelText('First name')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('First name')).toHaveValue('Sam');
    expect(screen.getByLabelText('Type of loan')).toBeDisabled();
    expect(screen.getByText('Sending your details')).toBeInTheDocument();
    await requests[0]?.answer(stored);
  });

  test('a double click, or Enter with a click, sends one lead', async () => {
    const { user, requests } = open();
    await fill(user);
    await user.dblClick(sendButton());
    await user.type(screen.getByLabelText('First name'), '{Enter}');
    expect(requests).toHaveLength(1);
  });

  test('leaving the page asks for confirmation only while sending', async () => {
    const { user, requests } = open();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await fill(user);
    expect(asks()).toBe(false);
    await user.click(sendButton());
    expect(asks()).toBe(true);
    await requests[0]?.answer(stored);
    expect(asks()).toBe(false);
  });
});

test('once sent, the page reloads and shows the receipt focused, and then until the visitor starts again', async () => {
  const { user, tools, requests, reload, unmount } = open();
  await fill(user);
  await user.click(sendButton());
  await requests[0]?.answer(stored);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toMatch(/sam@example\.com|6145550142/);
  unmount();

  const second = render(formWith(toolsFor().tools));
  const receipt = screen.getByRole('status');
  expect(receipt).toHaveFocus();
  expect(within(receipt).getByRole('heading', { name: 'Thank you, Sam. Your request is with us.' })).toBeVisible();
  expect(receipt).toHaveTextContent('2026NOV20FRI091305');
  expect(receipt).toHaveTextContent(`Sent ${momentText(tools.now().getTime())}`);
  expect(receipt).toHaveTextContent('A loan officer calls you by 6 pm Monday, November 23.');
  expect(receipt).toHaveTextContent('Mon–Fri 9am–6pm, Sat 10am–2pm');
  expect(within(receipt).getByRole('link', { name: '(614) 555-0142' })).toHaveAttribute('href', 'tel:+16145550142');
  expect(screen.queryByRole('button', { name: 'SUBMIT' })).not.toBeInTheDocument();
  expect(receipt).toHaveTextContent('We have the number (614) •••-0142.');
  expect(within(receipt).getByRole('link', { name: /^Save our number/ })).toHaveAttribute(
    'href',
    '/contacts/office.vcf',
  );
  second.unmount();

  render(formWith(toolsFor().tools));
  expect(screen.getByRole('status')).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(sessionStorage).toHaveLength(0);
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
});

test('the honeypot is hidden from people; if filled, the form says to call', async () => {
  const { user, requests } = open();
  await fill(user);
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: /leave this/i })).not.toBeInTheDocument();
  if (trap) trap.value = 'http://spam.example.com';
  await user.click(sendButton());
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Please call (614) 555-0142');
  expect(requests).toHaveLength(0);
});
