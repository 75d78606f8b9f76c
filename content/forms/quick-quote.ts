import { creditScore } from '@/content/forms/shared-questions';
import { company } from '@/content/lender/company';
import { phoneHint } from '@/lib/fields/phone';
import type { FormDefinition, FormField } from '@/lib/forms/definition';
import {
  consentFor,
  firstLastEmail,
  loanOfficers,
  notMade,
  readers,
  relayControls,
  workPhone,
  yesOrNo,
} from './shared';

/** Ohio, where the lender is licensed, then the other states in alphabetical order. */
const states =
  'Ohio,Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming'
    .split(',')
    .map((value) => ({ value }));

const placeholder = '-Please Select-';

/** Usual amounts for homes and their loans, in US dollars. */
const homeAmounts = { min: 20_000, max: 3_000_000, near: 250_000 };

/** Fields that a quote depends on but the product spec lacks. They follow those in the spec. */
const quoteDetails = [
  {
    name: 'quoteLoanAmount',
    beyondSpec: true,
    label: 'Loan amount',
    kind: 'money',
    myNumber: 'loan',
    usual: homeAmounts,
    optional: true,
  },
  {
    name: 'quoteDownPaymentOrEquity',
    beyondSpec: true,
    label: 'Down payment, or equity you have',
    kind: 'money',
    myNumber: 'downPayment',
    usual: { min: 500, max: 2_000_000, near: 30_000, percentOf: 'estimatedValue' },
    optional: true,
  },
  {
    name: 'quoteTerm',
    beyondSpec: true,
    label: 'Length of the loan',
    kind: 'choice',
    myNumber: 'termMonths',
    look: 'list',
    optional: true,
    placeholder,
    choices: ['30 years', '20 years', '15 years', '10 years', 'Compare them for me'].map((value) => ({ value })),
    missing: 'Choose the length of the loan from the list',
  },
  {
    name: 'quoteCreditRange',
    beyondSpec: true,
    label: 'Credit score',
    kind: 'choice',
    myNumber: 'score',
    look: 'list',
    optional: true,
    placeholder,
    choices: creditScore.choices.map(({ value }) => ({ value })),
    missing: 'Choose a credit score from the list',
  },
] as const satisfies readonly FormField[];

export const quickQuoteForm = {
  id: 'quick-quote',
  subjectPrefix: 'Short Application: ',
  fields: [
    ...firstLastEmail,
    {
      name: 'loanOfficer',
      label: 'Loan officer',
      kind: 'choice',
      look: 'list',
      optional: true,
      hint: 'If you already know one of us.',
      placeholder,
      choices: loanOfficers,
      missing: 'Choose a loan officer from the list',
    },
    {
      name: 'coBorrower',
      label: 'Will anyone be on the loan with you?',
      kind: 'choice',
      look: 'tiles',
      hint: 'A co-borrower signs the loan with you and owes it too.',
      choices: yesOrNo,
      missing: 'Choose Yes or No: will anyone be on the loan with you?',
    },
    {
      name: 'eveningPhone',
      label: 'Evening phone',
      kind: 'phone',
      autocomplete: 'tel-national',
      hint: `${phoneHint}. Leave it empty if you choose email.`,
      optional: true,
      requiredUnless: { field: 'contactPreference', is: 'Email' },
    },
    workPhone,
    {
      name: 'contactPreference',
      label: 'How should we reach you?',
      kind: 'choice',
      look: 'list',
      optional: true,
      placeholder,
      choices: [{ value: 'Evening Phone' }, { value: 'Work Phone' }, { value: 'Email' }],
      missing: 'Choose how we should reach you from the list',
    },
    {
      name: 'creditRating',
      label: 'Credit rating',
      kind: 'choice',
      look: 'list',
      optional: true,
      placeholder,
      choices: [
        { value: 'Very Good' },
        { value: 'Good' },
        { value: 'Some Problems' },
        { value: 'Major Problems' },
        { value: "I'm not sure" },
      ],
      missing: 'Choose a credit rating from the list',
    },
    {
      name: 'propertyAddress',
      label: 'Property address',
      kind: 'text',
      optional: true,
      autocomplete: 'address-line1',
      maxLength: 120,
    },
    {
      name: 'City',
      label: 'City',
      kind: 'text',
      optional: true,
      autocomplete: 'address-level2',
    },
    {
      name: 'state',
      label: 'State',
      kind: 'choice',
      look: 'list',
      optional: true,
      autocomplete: 'address-level1',
      placeholder,
      hint: 'We’re licensed in Ohio only and can’t quote a home in another state.',
      choices: states,
      notice: {
        unless: 'Ohio',
        text: 'We’re licensed in Ohio only, so we can’t quote or lend on that home. A lender licensed in that state can.',
      },
      missing: 'Choose a state from the list',
    },
    {
      name: 'zipCode',
      label: 'ZIP code',
      kind: 'zip',
      autocomplete: 'postal-code',
      width: 's',
      hint: 'Of the home.',
    },
    {
      name: 'loanPurpose',
      label: 'Purpose of the loan',
      kind: 'choice',
      look: 'list',
      placeholder,
      hint: notMade,
      choices: [
        { value: 'Purchase' },
        { value: 'Refinance' },
        { value: 'Construction' },
        { value: 'Construction - Permanent' },
        { value: 'Other' },
      ],
      missing: 'Choose the purpose of the loan',
    },
    {
      name: 'propertyWillBe',
      label: 'The property will be',
      kind: 'choice',
      look: 'list',
      placeholder,
      choices: [{ value: 'Primary Residence' }, { value: 'Secondary Residence' }, { value: 'Investment Property' }],
      missing: 'Choose what the property will be',
    },
    {
      name: 'estimatedValue',
      label: 'Estimated value',
      kind: 'money',
      myNumber: 'price',
      usual: homeAmounts,
      optional: true,
      hint: 'Of the home, in dollars. A guess is fine.',
      width: 'm',
    },
    ...quoteDetails,
  ],
  parts: [
    {
      heading: 'The loan',
      rows: [
        ['loanPurpose', 'propertyWillBe'],
        ['zipCode', 'estimatedValue'],
        ['quoteDownPaymentOrEquity', 'quoteCreditRange'],
      ],
    },
    {
      heading: 'You',
      rows: [['firstName', 'lastName'], ['email', 'contactPreference'], ['eveningPhone'], ['coBorrower']],
    },
    {
      heading: 'More, if you like',
      rows: [
        ['loanOfficer'],
        ['quoteLoanAmount', 'quoteTerm'],
        ['creditRating', 'workPhone'],
        ['propertyAddress'],
        ['City', 'state'],
      ],
      folded: true,
    },
  ],
  controls: relayControls,
  submitLabel: 'SUBMIT',
  ...consentFor(`Your form goes to ${readers}`),
  receipt: {
    title: 'Your request is with us',
    next: [
      `A loan officer will work out a quote and reach you within ${company.answerWithin}.`,
      'You’ll get the rate, the payment and the cash to close for each loan that fits. A quote isn’t an approval.',
    ],
  },
} as const satisfies FormDefinition;
