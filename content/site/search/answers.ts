import { z } from 'zod';
import { exampleTerms } from '@/content/examples/examples';
import { fact, fillFacts } from '@/content/facts/facts';
import { company } from '@/content/lender/company';
import { exampleRateDay, exampleRatePercent } from '@/content/lender/rates';
import { service } from '@/content/lender/service';
import { comparedPrice, countyCount, extremesOf } from '@/content/ohio/counties';
import { refuse, text } from '@/content/schema/check';
import { readCsv } from '@/content/schema/csv';
import { fields as affordabilityFields } from '@/lib/calculators/affordability/fields';
import { fields as closingFields } from '@/lib/calculators/closing-costs/fields';
import { paymentsText } from '@/lib/calculators/loan-terms-text';
import { fields as payment } from '@/lib/calculators/payment/fields';
import { refinanceFields } from '@/lib/calculators/refinance/fields';
import { fields as rentOrBuyFields } from '@/lib/calculators/rent-or-buy/fields';
import { printedRate } from '@/lib/counties';
import { exampleChargesPercent } from '@/lib/mortgage/apr';
import { percentText, usdWhole } from '@/lib/numbers/format';
import type { Answer } from '@/lib/search/answers';

const exampleLoan = { principal: 300_000, ratePercent: exampleRatePercent, termMonths: 360 };
const exampleLoanTerms = exampleTerms(exampleLoan);
const { highest, lowest } = extremesOf('rate');
const makesHeloc = company.makes.includes('heloc');
const makesReverse = company.fhaKinds.includes('hecm');
const speaksSpanish = service.languages.includes('Spanish');

/** Answers with fields to fill in, and those that depend on what the lender offers. */
const computed: readonly Omit<Answer, 'asked'>[] = [
  {
    id: 'refinance',
    says: 'It can, if the new rate is low enough for the years you keep the loan.',
    more: 'Put in two numbers and see when you’d break even. A lower payment can still cost you more over the life of the loan, and we say so.',
    page: '/refinance-analysis-calculator',
    fields: [
      { label: 'Still owed', share: refinanceFields.principal1.param, amount: 'owed' },
      { label: 'Payment a month', share: refinanceFields.payment1.param, amount: 'payment' },
    ],
    link: 'See when I break even',
    note: 'The rate comes next.',
  },
  {
    id: 'afford',
    says: `The price whose whole payment takes at most ${fact('housingRatio').text} of your income.`,
    more: `And ${fact('debtRatio').text} with your other debts, your county’s tax included.`,
    page: '/how-much-can-i-afford-calculator',
    fields: [
      {
        label: 'Income a year',
        share: affordabilityFields.annualIncome.param,
        keeps: 'annualIncome',
        amount: 'income',
      },
      { label: 'Saved', share: affordabilityFields.saved.param, keeps: 'saved', amount: 'saved' },
      { label: 'Debts a month', share: affordabilityFields.monthlyDebts.param, keeps: 'monthlyDebts' },
    ],
    link: 'See my price',
    note: 'Income before taxes; debts are car, cards, student loans.',
  },
  {
    id: 'rates',
    says: `The national average was ${percentText(exampleRatePercent)} on ${exampleRateDay}, ${percentText(exampleLoanTerms.percent)} APR. Yours depends on score, price and day.`,
    more: `APR is the annual percentage rate. ${usdWhole(exampleLoan.principal)} over 30 years, fixed: ${paymentsText(exampleLoanTerms.runs)} before tax and insurance; your actual payment will be higher. The APR counts lender charges of ${percentText(exampleChargesPercent)} of the loan.`,
    page: '/quick-quote',
    link: 'Ask for today’s rate',
    note: 'A loan officer answers, in office hours. No Social Security number, no credit check.',
    second: {
      label: `See a month at ${percentText(exampleRatePercent)}`,
      href: `/what-will-my-monthly-payment-be-calculator#${payment.ratePercent.param}=${exampleRatePercent}`,
    },
  },
  {
    id: 'payment',
    says: 'Plan with all of it: the loan, your tax and your insurance.',
    more: 'Type a price and what you put down. Your county’s tax comes in on the next screen.',
    page: '/what-will-my-monthly-payment-be-calculator',
    fields: [
      { label: 'Home price', share: payment.homePrice.param, amount: 'price' },
      { label: 'Down payment', share: payment.downPayment.param, amount: 'saved' },
    ],
    link: 'See my payment',
  },
  {
    id: 'rent',
    says: 'Buying wins if you stay long enough to earn back what it costs you to buy and sell.',
    more: 'Your rent and a price show the year, with upkeep, taxes and selling costs counted.',
    page: '/renting-versus-buying-calculator',
    fields: [
      { label: 'Rent a month', share: rentOrBuyFields.rent.param, amount: 'rent' },
      { label: 'Price of a home', share: rentOrBuyFields.price.param, amount: 'price' },
    ],
    link: 'See the year',
  },
  {
    id: 'closing-costs',
    says: `Plan on ${fact('closingCostRange').text} of the price, on top of the down payment.`,
    more: 'In Ohio the seller usually pays the transfer tax. Put in a price and see what each side pays.',
    page: '/ohio-closing-costs',
    fields: [{ label: 'Price of the home', share: closingFields.price.param, amount: 'price' }],
    link: 'Add up both sides',
    note: 'The county comes next.',
  },
  {
    id: 'pre-approval',
    says: 'Answer 19 short questions, then talk with a loan officer.',
    more: 'You see what your numbers look like before you give your name. A pre-approval checks your credit, and we ask you first.',
    page: '/purchase-questions',
    link: 'Start the questions',
    note: 'About five minutes. Nothing is sent until you press SUBMIT.',
  },
  {
    id: 'taxes',
    says: `From ${printedRate(lowest.ratePercent)}% a year in ${lowest.name} County to ${printedRate(highest.ratePercent)}% in ${highest.name} County.`,
    more: `On the same home of ${usdWhole(comparedPrice)} that is ${usdWhole(lowest.comparedTax / 12)} a month or ${usdWhole(highest.comparedTax / 12)}.`,
    page: '/ohio-property-taxes',
    link: 'Choose your county',
  },
  {
    id: 'tax-ranking',
    says: `${lowest.name} County has the lowest rate of the ${countyCount}, ${printedRate(lowest.ratePercent)}%. ${highest.name} has the highest, ${printedRate(highest.ratePercent)}%.`,
    more: 'In dollars the order differs, because homes cost more in some counties.',
    page: '/ohio-property-tax-ranking',
    link: `See all ${countyCount}`,
  },
  {
    id: 'zip',
    says: 'Your ZIP code has a county, and the county a tax rate and a median price.',
    more: 'Some ZIP codes lie in two or three counties; then we say which.',
    page: '/ohio-property-taxes',
    takesZip: true,
    link: 'See the county',
  },
  {
    // Its text depends on the place.
    id: 'place',
    says: '',
    page: '/ohio-property-taxes',
    link: 'See the county',
  },
  {
    id: 'state',
    says: 'We lend on homes in Ohio only.',
    more: 'If you live elsewhere and buy here, yes: what counts is where the home is. For a home in another state, ask a lender with that state’s license.',
    page: '/about-us',
    link: 'Our license',
    second: { label: 'Look up a lender by state', href: company.links.nmlsConsumerAccess },
  },
  {
    id: 'heloc',
    says: 'A credit line or a second loan gets you cash and leaves the rate of your first mortgage alone.',
    more: makesHeloc
      ? 'Compare its higher rate with a new rate on everything you owe.'
      : 'We don’t make them; banks and credit unions do. If your first rate is low, ask one before you replace it.',
    page: '/cash-out-refinance#one-new-loan-or-a-second-one',
    link: 'One new loan, or a second one?',
  },
  {
    id: 'reverse',
    says: `A reverse mortgage (HECM) lets you borrow on your home from age ${fact('hecmAge').text}; it’s repaid when you leave it.`,
    more: `${makesReverse ? 'We make these.' : 'We don’t make these.'} A HUD counselor explains it and sells nothing: ${fact('counselorPhone').text}.`,
    page: '/fha#seniors',
    link: 'How it works at 62',
  },
  {
    id: 'spanish',
    says: speaksSpanish
      ? 'Sí. We speak Spanish.'
      : `We work in ${service.languages.join(' and ')}. Trabajamos en inglés.`,
    more: `${speaksSpanish ? 'Llámenos. ' : service.interpreter ? 'You can bring an interpreter, or ask us for one. ' : 'You can bring an interpreter. '}HUD’s counselors help in Spanish, too: ${fact('counselorPhone').text}.`,
    page: '/your-rights#languages',
    call: company.phone,
    link: 'About languages',
  },
  {
    id: 'trust',
    says: `Look us up: NMLS #${company.nmls}, in the public register of lenders.`,
    more: 'This site asks for no Social Security number and no account number. If a message in our name does, call us.',
    page: '/about-us',
    call: company.phone,
    link: 'Who we are',
    second: { label: 'NMLS Consumer Access', href: company.links.nmlsConsumerAccess },
  },
  {
    id: 'apply',
    says: 'You can apply online, or let a loan officer take it down by phone.',
    more: 'Not sure yet? The 19 questions show what your numbers look like first, without your name.',
    page: company.links.apply,
    link: 'Apply online',
    note: 'The application is on a site of its own.',
    second: { label: 'Start with the questions', href: '/purchase-questions' },
  },
  {
    id: 'hours',
    says: `${company.hoursShort}.`,
    hours: true,
    page: '/contact-us',
    call: company.phone,
    link: 'Write, visit or have us call you',
  },
  {
    id: 'talk',
    says: `Call ${company.phone.display}. A licensed loan officer will answer, in ${company.address.city}.`,
    more: `${company.hoursShort}.`,
    hours: true,
    page: '/contact-us',
    call: company.phone,
    link: 'Write, visit or have us call you',
  },
];

/** The ways to ask, separated by ` | `. */
const asked = text.transform((ways) => ways.split(' | '));

const askedName = 'content/site/search/asked.csv';
const askedFile = readCsv(askedName, z.strictObject({ id: text, asked }));

const file = 'content/site/search/answers.csv';

const written: readonly Answer[] = readCsv(
  file,
  z.strictObject({
    id: text,
    page: text,
    link: text,
    says: text,
    more: text,
    second_label: z.string(),
    second_page: z.string(),
    asked,
  }),
).map(({ says, more, second_label: label, second_page: href, ...rest }) => ({
  ...rest,
  ...fillFacts(file, { says, more }),
  ...(label ? { second: { label, href } } : {}),
}));

/** The most frequent questions, each with a one-sentence answer and a next step. */
export const answers: readonly Answer[] = [
  ...computed.map((answer) => {
    const asked =
      askedFile.find(({ id }) => id === answer.id)?.asked ??
      refuse([`${askedName}: write how people ask ${answer.id}.`]);
    return { ...answer, asked };
  }),
  ...written,
];
