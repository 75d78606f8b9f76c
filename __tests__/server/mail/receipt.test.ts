import { wireBody } from '@/__tests__/helpers/people';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { company, printedCompany } from '@/content/lender/company';
import { usd, usdWhole } from '@/lib/numbers/format';
import { letterIn } from '@/lib/questionnaire/letter/link';
import { purchaseLetter } from '@/lib/questionnaire/letter/purchase';
import { refinanceLetter } from '@/lib/questionnaire/letter/refinance';
import { forms } from '@/server/inbox/forms';
import { letterData, letterOf } from '@/server/mail/letter';
import type { Mailer } from '@/server/mail/mailer';
import { asksForReceipt, receiptFor } from '@/server/mail/receipt';
import { post, type TestInbox } from '../harness';
import { leadWith } from '../store/lead-with';
import { bodyOf, type SmtpDouble, startMail } from './smtp-double';

const siteUrl = 'https://www.example.com';
const casey = { id: 'casey', account: 'casey@example.com', name: 'Casey Sample, NMLS #000000' };
const settings = { forms, siteUrl, company: printedCompany, answerers: [casey] };
const title = '10 Secrets To Raising Your Credit Score';
const asks = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.org', report01: title };

let smtp: SmtpDouble;
let inbox: TestInbox;
let mailer: Mailer;
let time: number;

beforeEach(async () => {
  time = Date.UTC(2026, 10, 20, 14);
  ({ smtp, inbox, mailer } = await startMail({
    wantsReceipt: (lead) => asksForReceipt(lead, forms),
    receiptFor: (lead) => receiptFor(lead, settings),
    answerTo: company.email,
    now: () => time,
  }));
});

let keys = 0;
async function ask(change: Readonly<Record<string, string>> = {}, form = 'free-report'): Promise<void> {
  keys += 1;
  const answer = await post(
    { url: `${inbox.origin}/leads/${form}`, key: `key-${1000 + keys}` },
    { ...asks, ...change },
  );
  expect(answer.status).toBe(201);
  await mailer.idle();
}

/** Submits a quote form with a preference for email. */
async function askByEmail(email?: string): Promise<void> {
  const body = { ...Object.fromEntries(wireBody('quick-quote', 'Sam')), ...(email && { email }) };
  await post({ url: `${inbox.origin}/leads/quick-quote`, key: 'key-quote' }, body);
  await mailer.idle();
}

const receipts = () => smtp.received.filter(({ text }) => text.includes('Auto-Submitted: auto-replied'));

test('a visitor who asks for reports gets them by email, as plain text and HTML, and can reply to the office', async () => {
  await ask();
  expect(receipts()).toHaveLength(1);
  const [mail] = receipts();
  expect(mail?.to.join()).toBe('RCPT TO:<ada@example.org>');
  const text = bodyOf(mail?.text);
  expect(mail?.text).toContain(`Reply-To: ${company.email}`);
  expect(text).toContain('Hello Ada,');
  expect(text).toContain(`\n${title}\n${siteUrl}/reports/10-secrets-to-raising-your-credit-score.pdf\n`);
  expect(text).toContain(`<a href="${siteUrl}/reports/10-secrets-to-raising-your-credit-score.pdf">${title} (PDF)</a>`);
  expect(text).not.toContain('tips-to-reduce-debt');
  expect(text).toContain(`within ${company.answerWithin}`);
  expect(text).toContain('Received: Fri Nov 20, 9:00 am, Ohio time. Reference: 2026NOV20FRI');
  expect(text).toContain(printedCompany.legal);
  expect(await inbox.store.mailOf(1, 'receipt')).toMatchObject({ state: 'sent' });
});

test('a visitor who prefers email gets a receipt without the figures they typed', async () => {
  await askByEmail();
  const text = bodyOf(receipts()[0]?.text);
  expect(text).toContain(`reach you within ${company.answerWithin}`);
  expect(text).not.toMatch(/260,?000|325,?000|\.pdf/);
});

describe('a visitor who asks for the letter’s numbers', () => {
  const buyer = {
    ...{ zipCode: '43215', purchasePrice: '265000', downPaymentPercent: '5.283', creditScore: 'Very Good 700-739' },
    ...{
      beforeTaxesAnnualHouseHoldIncome: '78000',
      employmentStatus: 'Employed',
      firstName: 'Ada',
      lastName: 'Example',
    },
    ...{ email: 'ada@example.org', phone: '6145550123', letterByEmail: 'Yes' },
  };
  const owner = {
    ...{ estimated_value_of_the_property: '400000', remaining_balance_on_the_1st_mortgage: '282870' },
    ...{
      first_mortgage_interest_rate: '7.25',
      propertyUse: 'Primary Residence',
      borrow_want: '0',
      email: 'ada@example.org',
      letterByEmail: 'Yes',
    },
  };
  const lead = (form: string, body: Readonly<Record<string, string>>) => ({
    ...{ form, body, assignee: null, receivedAt: 0, leadId: 'x' },
  });

  test('gets them in whole dollars, with the county, rate and APR, and a link that opens the same letter', async () => {
    const data = await letterData();
    const mail = receiptFor(lead('purchase', buyer), {
      ...settings,
      letterOf: (one) => letterOf(one, data, siteUrl),
    });
    const letter = purchaseLetter(buyer, data.facts.market, { county: 'Franklin' });
    expect(mail.text).toContain('We have your answers.\n');
    expect(mail.text).toContain(`Comfortable to ${usdWhole(letter.scale.comfortable?.price ?? 0)}, a stretch to`);
    expect(mail.text).toContain(
      `all in: ${usdWhole(letter.home?.month.total ?? 0)}, with the property tax of Franklin County.`,
    );
    expect(mail.text).toContain(`APR ${letter.home?.plan.aprPercent?.toFixed(3)}%`);
    expect(mail.text).toContain('not a decision, a quote, an approval or an offer to lend.');
    expect(mail.text).toContain('A loan officer will call you');
    const address = /https:\S+#(\S+)/.exec(mail.text);
    const opened = letterIn(purchaseQuestionnaire, address?.[1] ?? '');
    expect(opened?.answers).toMatchObject({ purchasePrice: '265000', downPaymentPercent: '5.283', zipCode: '43215' });
    expect(opened?.numbers).toEqual({ county: 'Franklin' });
    expect(address?.[0]).not.toMatch(/Ada|Example|6145550123|ada%40/);
    expect(mail.html).toContain('Franklin County');
    expect(mail.html).toContain(`<a href="${siteUrl}/paper-work">`);
  });

  test('gets the numbers of the new loan when refinancing', async () => {
    const data = await letterData();
    const found = letterOf(lead('refinance', owner), data, siteUrl);
    const letter = refinanceLetter(owner, data.facts, {});
    const text = found?.lines.join(' ');
    expect(text).toContain(`New payment, principal and interest: ${usd(letter.newPayment)}. Closing costs`);
    expect(text).toContain('Type what you pay now on your page');
    expect(text).not.toMatch(/less|more a month|by the end|in all|break even|month \d|today’s loan/);
    expect(found?.note).toMatch(/not a decision/);
    expect(found?.url).toContain(`${siteUrl}/refinance-questions#letter=refinance&`);
  });

  test.each([
    [
      'a rental of which 95% is owed',
      { propertyUse: 'Rental Property', remaining_balance_on_the_1st_mortgage: '380000' },
    ],
    ['a cash-out above the limit', { propertyUse: 'Primary Residence', borrow_want: '100000' }],
  ])('with %s gets no payment, only that no loan fits yet', async (_, change) => {
    const answers = { ...owner, creditScore: 'Excellent 740+', currentlyFHA_Loan: 'No', ...change };
    const text = letterOf(lead('refinance', answers), await letterData(), siteUrl)?.lines.join(' ');
    expect(text).toMatch(/^We don’t see a loan for this yet\. That’s arithmetic, not a decision/);
    expect(text).not.toMatch(/payment|APR|a month|by the end|in all/);
  });

  test('gets an email, and nobody else does', () => {
    expect(asksForReceipt(lead('purchase', buyer), forms)).toBe(true);
    expect(asksForReceipt(lead('purchase', { ...buyer, letterByEmail: '' }), forms)).toBe(false);
    expect(asksForReceipt(lead('contact', buyer), forms)).toBe(false);
  });
});

test('a visitor who checked no report gets all of them, as on the page', () => {
  const lead = { body: { ...asks, report01: '' }, form: 'free-report', assignee: null, receivedAt: 0, leadId: 'x' };
  expect(receiptFor(lead, settings).text.match(/\.pdf/g)).toHaveLength(3);
});

test('an address gets one receipt per form and day, and a robot can’t use receipts to email many strangers', async () => {
  await ask();
  await ask({ email: 'ADA@example.org', report01: '' });
  expect(receipts()).toHaveLength(1);
  await askByEmail('ada@example.org');
  expect(receipts()).toHaveLength(2);
  time += 25 * 60 * 60_000;
  await ask({ lastName: 'Again' });
  expect(receipts()).toHaveLength(3);
  for (let n = 0; n < 60; n += 1) await ask({ email: `stranger-${n}@example.net` });
  time += 11 * 60_000;
  mailer.notify();
  await mailer.idle();
  // Three an hour for one network; the others wait for later hours.
  expect(receipts()).toHaveLength(5);
  expect((await inbox.store.mailOf(9, 'receipt'))?.state).toBe('waiting');
  time += 60 * 60_000;
  mailer.notify();
  await mailer.idle();
  expect(receipts()).toHaveLength(8);
});

test('one network can’t use up the receipts of others', async () => {
  for (let n = 0; n < 30; n += 1) await ask({ email: `stranger-${n}@example.net` });
  const person = leadWith('person', {
    form: 'free-report',
    receivedAt: time,
    sender: 'person',
    body: { email: 'ann@example.com' },
  });
  await inbox.store.put(person);
  mailer.notify();
  await mailer.idle();
  expect(receipts().map(({ to }) => to.join())).toContain('RCPT TO:<ann@example.com>');
});

test('the receipt links to the booking page of the lead’s officer, if there is one', () => {
  const booking = { id: 'casey', label: 'Pick a time with Casey', href: 'https://cal.example.com/casey' };
  const lead = { body: asks, form: 'free-report', assignee: 'casey@example.com', receivedAt: 0, leadId: 'x' };
  const { text, html } = receiptFor(lead, { ...settings, answerers: [{ ...casey, booking }] });
  expect(text).toContain('\nPick a time with Casey: https://cal.example.com/casey\n');
  expect(html).toContain('<a href="https://cal.example.com/casey">Pick a time with Casey</a>');
  expect(receiptFor(lead, settings).text).not.toContain('Pick a time');
});

test.each(['Visit https://evil.example', 'www.evil.example', '<b>Ada</b>', 'BUY-NOW-CHEAP-PILLS-ONLINE'])(
  'text that is not a name is not repeated: %s',
  (firstName) => {
    const lead = { body: { ...asks, firstName }, form: 'free-report', assignee: 'casey@example.com', receivedAt: 0 };
    const { text, html, subject } = receiptFor({ ...lead, leadId: 'x' }, settings);
    expect(text).toMatch(/^Hello,|^Hello Visit,/);
    expect(text + html + subject).not.toMatch(/evil|<b>|PILLS/);
    expect(text).toContain('Your loan officer is Casey Sample, NMLS #000000');
  },
);
