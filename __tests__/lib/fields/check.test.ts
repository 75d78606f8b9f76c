import { quickQuoteForm } from '@/content/forms/quick-quote';
import { constraintsOf, formatOnBlur, normalize, noticeFor, problemWith } from '@/lib/fields/check';
import type { FormField } from '@/lib/forms/definition';
import { problemsOf } from '@/lib/forms/problems';

const cell: FormField = {
  name: 'cellPhone',
  label: 'Cell phone',
  kind: 'phone',
  missing: 'Enter a cell phone number with 10 digits',
};
const work: FormField = { name: 'workPhone', label: 'Work phone', kind: 'phone', optional: true };
const zip: FormField = { name: 'zipCode', label: 'ZIP code', kind: 'zip' };
const email: FormField = { name: 'email', label: 'Email', kind: 'email' };
const message: FormField = { name: 'message', label: 'Message', kind: 'textarea' };
const name: FormField = { name: 'name', label: 'Name', kind: 'text' };
const income: FormField = { name: 'income', label: 'Income', kind: 'money' };
const rate: FormField = { name: 'rate', label: 'Interest rate', kind: 'percent' };
const loan: FormField = {
  name: 'loanType',
  label: 'Type of loan',
  kind: 'choice',
  look: 'list',
  choices: [{ value: 'Refinance' }, { value: 'FHA/VA - Purchase' }],
  missing: 'Choose a type of loan',
};

test.each([
  [cell, '(614) 555-0142', '6145550142'],
  [cell, '+1 614.555.0142', '6145550142'],
  [cell, '1-614-555-0142', '6145550142'],
  [cell, '614‑555‑0142', '6145550142'],
  [cell, '\u00a0614 555 0142 ', '6145550142'],
  [zip, ' 43215 ', '43215'],
  [zip, '43215-1234', '43215'],
  [zip, '432156', '432156'],
  [name, '  Jose\u0301  \u0007', 'José'],
  [name, 'Ann\nMarie', 'Ann Marie'],
  [name, '\u202eevil\u202c', 'evil'],
  [name, 'A\u00adn\u061cn\u2028Lee\u3164', 'Ann Lee'],
  [message, 'One\u2028Two\u2029Three', 'One\nTwo\nThree'],
  [message, 'One\r\nTwo\rThree\u0000', 'One\nTwo\nThree'],
  [income, '$75,000', '75000'],
  [income, '1,234.50', '1234.5'],
  [income, 'none', ''],
  [income, '1e30', ''],
  [income, '65k', '65000'],
  [income, '9'.repeat(22), ''],
  [income, '0.001', '0'],
  [cell, '６１４ ５５５ ０１４２', '6145550142'],
  [rate, '6.5%', '6.5'],
  [rate, '6.1.259', '6.125'],
])('the text as sent: %#: %j', (field, typed, sent) => {
  expect(normalize(field, typed)).toBe(sent);
  expect(normalize(field, sent)).toBe(sent);
});

test.each([
  [income, '65k', '65,000'],
  [income, '$1250000.5', '1,250,000.5'],
  [income, '12 apples', '12 apples'],
  [income, '', ''],
  [cell, '6145550142', '(614) 555-0142'],
  [cell, '614555', '614555'],
  [zip, '43215-1234', '43215-1234'],
])('a field shows how it was understood on blur: %#: %j', (field, typed, shown) => {
  expect(formatOnBlur(field, typed)).toBe(shown);
});

describe('the problem with an answer', () => {
  test.each([
    [cell, '614555014', 'Enter a cell phone number with 10 digits. This one has 9.'],
    [cell, '', 'Enter a cell phone number with 10 digits'],
    [cell, '()', 'Enter a cell phone number with 10 digits. This one has none.'],
    [cell, 'call me', 'Enter a cell phone number with 10 digits. Leave out the letters.'],
    [cell, 'abc614xx5550199 please', 'Enter a cell phone number with 10 digits. Leave out the letters.'],
    [cell, '614-555-0142 ext. 9', 'Enter a cell phone number with 10 digits. Leave out the letters.'],
    [cell, '614#555#0142', 'Enter a cell phone number with 10 digits. Leave out “#”.'],
    [cell, '614-555-01421', 'Enter a cell phone number with 10 digits. This one has 11.'],
    [work, '555', 'Enter a work phone number with 10 digits. This one has 3.'],
    [zip, '432', 'Enter a ZIP code with 5 digits. This one has 3.'],
    [zip, '4321512', 'Enter a ZIP code with 5 digits. This one has 7.'],
    [zip, 'OH 43215', 'Enter a ZIP code with 5 digits. Leave out the letters.'],
    [zip, '', 'Enter a ZIP code with 5 digits'],
    [email, 'sam@example', 'Enter an email address like name@example.com. “sam@example” is not complete.'],
    [email, 'sam@@example.com', 'Enter an email address like name@example.com. “sam@@example.com” is not complete.'],
    [email, 'root@[127.0.0.1]', 'Enter an email address like name@example.com. “root@[127.0.0.1]” is not complete.'],
    [email, 'root@127.0.0.10', 'Enter an email address like name@example.com. “root@127.0.0.10” is not complete.'],
    [email, '', 'Enter an email address like name@example.com'],
    [name, '   ', 'Enter a name'],
    [name, '\u200b', 'Enter a name'],
    [loan, '', 'Choose a type of loan'],
    [loan, 'Boat', 'Choose a type of loan'],
    [rate, '101', 'Enter “Interest rate” as a percent from 0 to 100'],
    [income, '1.2.3', 'Enter “Income” in dollars, 0 or more'],
    [income, '-5', 'Enter “Income” in dollars, 0 or more'],
    [message, 'x'.repeat(4001), 'Shorten “Message” to 4,000 characters. It has 4,001 now.'],
  ])('%#: %j', (field, typed, sentence) => {
    expect(problemWith(field, typed)).toBe(sentence);
  });

  test.each([
    [cell, '+1 (614) 555-0142'],
    [work, ''],
    [zip, '43215-1234'],
    [zip, '902101'],
    [email, 'sam.o’neil+home@mail.example.com'],
    [loan, 'FHA/VA - Purchase'],
    [income, '0'],
    [rate, '100'],
    [message, 'x'.repeat(4000)],
  ])('is none: %#', (field, typed) => {
    expect(problemWith(field, typed)).toBeNull();
    expect(problemWith(field, normalize(field, typed))).toBeNull();
  });

  test.each(['\u3164', '\u00ad', '\u061c', '\u2028', '\u2800', '\uffa0', '\u115f', ' \u200b\u2060 ', '\u{e0041}'])(
    'a name of invisible characters is missing: %j',
    (typed) => expect(problemWith(name, typed)).toBe('Enter a name'),
  );

  test('problems are listed in field order', () => {
    expect(problemsOf({ fields: [name, cell, work] }, { workPhone: '1' }).map((problem) => problem.name)).toEqual([
      'name',
      'cellPhone',
      'workPhone',
    ]);
  });
});

describe('the browser’s own constraints', () => {
  /** Whether the browser accepts an answer; script must agree. */
  function accepts(field: FormField, typed: string): boolean {
    const { pattern } = constraintsOf(field);
    const native = new RegExp(`^(?:${pattern})$`, 'v').test(typed);
    expect(problemWith(field, typed) === null).toBe(native);
    return native;
  }

  test.each(['6145550142', '(614) 555-0142', '+1 614 555 0142', '1.614.555.0142', '614-555-0142 '])(
    'a phone number written %j passes',
    (typed) => expect(accepts(cell, typed)).toBe(true),
  );
  test.each(['614555014', '614 555 0142 ext 9', 'abc', '26145550142', '614#5550142', '+44 20 7946 0958'])(
    'a phone number written %j does not',
    (typed) => expect(accepts(cell, typed)).toBe(false),
  );
  test.each(['43215', '432156', ' 43215-1234 ', '(43215)'])('a ZIP code written %j passes', (typed) =>
    expect(accepts(zip, typed)).toBe(true),
  );
  test.each(['4321', '4321567', 'OH'])('a ZIP code written %j does not', (typed) =>
    expect(accepts(zip, typed)).toBe(false),
  );

  test.each(['65k', '$1.2M', '450,000', ' 75000 '])('an amount written %j passes', (typed) =>
    expect(accepts(income, typed)).toBe(true),
  );
  test.each(['abc', '12 apples', '-5'])('an amount written %j does not', (typed) =>
    expect(accepts(income, typed)).toBe(false),
  );
});

describe('an email address with a typo in its domain', () => {
  test.each([
    ['maria@gmial.com', 'maria@gmail.com'],
    ['maria@gmail.con', 'maria@gmail.com'],
    ['maria@yaho.com', 'maria@yahoo.com'],
    ['maria@outloook.com', 'maria@outlook.com'],
  ])('%s is questioned, not rejected', (typed, meant) => {
    expect(noticeFor(email, typed)).toBe(`Did you mean ${meant}? You may still send it as it is.`);
    expect(problemWith(email, typed)).toBeNull();
  });
  test.each(['maria@gmail.com', 'maria@example.com', 'maria@mail.com.au', 'maria@gmial', ''])('%s is not', (typed) =>
    expect(noticeFor(email, typed)).toBeNull(),
  );
});

describe('a ZIP code outside Ohio', () => {
  test.each(['43001', '43215', '45999', '43215-1234'])('%s is inside Ohio and gets no notice', (typed) =>
    expect(noticeFor(zip, typed)).toBeNull(),
  );
  test.each(['42999', '46000', '90210'])('%s gets a notice but no problem', (typed) => {
    expect(noticeFor(zip, typed)).toMatch(/licensed in Ohio only/);
    expect(problemWith(zip, typed)).toBeNull();
  });
  test('a state other than Ohio gets a notice, Ohio does not', () => {
    const state = quickQuoteForm.fields.find((field) => field.name === 'state');
    if (!state) throw new Error('The quick quote asks for no state.');
    expect(noticeFor(state, 'Texas')).toMatch(/licensed in Ohio only/);
    expect(problemWith(state, 'Texas')).toBeNull();
    expect(noticeFor(state, 'Ohio')).toBeNull();
    expect(noticeFor(state, '')).toBeNull();
  });
  test('an incomplete ZIP code gets no notice', () => {
    expect(noticeFor(zip, '902')).toBeNull();
    expect(noticeFor(zip, '')).toBeNull();
  });
});
