import { fields as affordabilityFields } from '@/components/calculators/affordability/fields';
import { fields as closingFields } from '@/components/calculators/closing-costs/fields';
import { paymentFields } from '@/components/calculators/payment/fields';
import { fields as rentOrBuyFields } from '@/components/calculators/rent-or-buy/fields';
import { refinanceFields } from '@/components/calculators/replace-debts/fields';
import { company } from '@/content/lender/company';
import { exampleRateDay, exampleRatePercent } from '@/content/lender/rates';
import {
  affordabilityPage,
  monthlyPaymentPage,
  offersPage,
  refinanceAnalysisPage,
  rentVsBuyPage,
} from '@/content/own-pages/calculator-pages';
import { contactPage, paperWorkPage, purchaseRoom, quickQuotePage } from '@/content/own-pages/entries';
import type { Href } from '@/content/routes';
import { paymentsText } from '@/lib/calculators/loan-terms-text';
import { printedRate } from '@/lib/counties';
import { exampleChargesPercent } from '@/lib/mortgage/apr';
import { percentText, usdWhole } from '@/lib/numbers/format';
import type { Answer } from '@/lib/search/answers';
import { exampleTerms } from '../examples';
import { fact, figureOf } from '../facts';
import { comparedPrice, endsOf } from '../ohio/counties';

const payment = paymentFields(figureOf('closingPmi'));
const exampleLoan = { principal: 300_000, ratePercent: exampleRatePercent, termMonths: 360 };
const exampleLoanTerms = exampleTerms(exampleLoan);
const { most, least } = endsOf('rate');

/** The questions that people ask most, each with its answer in one sentence and one thing to do next. */
export const answers: readonly (Answer & { readonly page: Href | typeof company.links.apply })[] = [
  {
    id: 'refinance',
    asked: ['should I refinance', 'is refinancing worth it', 'refinance break even', 'lower my payment'],
    says: 'Yes, if you keep the loan past the month the closing costs are back.',
    more: 'Put in two numbers and see the month. A lower payment can still cost more by the end, and we say so.',
    page: refinanceAnalysisPage.path,
    fields: [
      { label: 'Still owed', share: refinanceFields.principal1.param },
      { label: 'Payment a month', share: refinanceFields.payment1.param },
    ],
    link: 'See my month',
    note: 'Nothing is sent. The rate comes next.',
  },
  {
    id: 'afford',
    asked: ['how much can I afford', 'how much house can I afford', 'affordability', 'how much can I borrow'],
    says: `The price whose whole payment takes at most ${fact('housingRatio').text} of your income.`,
    more: `And ${fact('debtRatio').text} with your other debts. The county’s tax is in it.`,
    page: affordabilityPage.path,
    fields: [
      { label: 'Income a year', share: affordabilityFields.annualIncome.param },
      { label: 'Debts a month', share: affordabilityFields.monthlyDebts.param },
    ],
    link: 'See my price',
    note: 'Income before taxes; debts are car, cards, student loans.',
  },
  {
    id: 'rates',
    asked: [
      'rates',
      'interest rates',
      'mortgage rates today',
      'what is the rate',
      '30 year rates',
      'rates 30 year fixed',
    ],
    says: `The national average was ${exampleRatePercent.toFixed(3)}% on ${exampleRateDay}, ${exampleLoanTerms.percent.toFixed(3)}% APR. Yours depends on score, price and day.`,
    more: `APR is the annual percentage rate. ${usdWhole(exampleLoan.principal)} over 30 years, fixed: ${paymentsText(exampleLoanTerms.runs)} before tax and insurance; your actual payment will be higher. The APR counts lender charges of ${percentText(exampleChargesPercent)} of the loan.`,
    page: quickQuotePage.path,
    link: 'Ask for today’s rate',
    note: 'A loan officer answers, in office hours. No Social Security number, no credit check.',
    second: {
      label: `See a month at ${percentText(exampleRatePercent)}`,
      href: `${monthlyPaymentPage.path}#${payment.ratePercent.param}=${exampleRatePercent}`,
    },
  },
  {
    id: 'payment',
    asked: [
      'monthly payment',
      'what would my payment be',
      'payment calculator',
      'mortgage calculator',
      'how much a month',
    ],
    says: 'Loan, tax and insurance together: that is the payment to plan with.',
    more: 'Type a price and what you put down. Your county’s tax comes in on the next screen.',
    page: monthlyPaymentPage.path,
    fields: [
      { label: 'Home price', share: payment.homePrice.param },
      { label: 'Down payment', share: payment.downPayment.param },
    ],
    link: 'See my payment',
    note: 'Nothing is sent.',
  },
  {
    id: 'rent',
    asked: ['rent or buy', 'rent vs buy', 'is it cheaper to rent', 'should I buy or rent', 'rent versus buying'],
    says: 'Buying wins once you stay long enough to earn back what it costs to buy and sell.',
    more: 'Your rent and a price show the year, with upkeep, taxes and selling costs counted.',
    page: rentVsBuyPage.path,
    fields: [
      { label: 'Rent a month', share: rentOrBuyFields.rent.param },
      { label: 'Price of a home', share: rentOrBuyFields.price.param },
    ],
    link: 'See the year',
    note: 'Nothing is sent.',
  },
  {
    id: 'offers',
    asked: [
      'compare loan offers',
      'compare offers',
      'compare lenders',
      'compare loan estimates',
      'which offer is cheaper',
    ],
    says: 'The cheaper offer depends on how long you keep the loan.',
    more: 'Type in two or three Loan Estimates, and see which one is ahead, and from which month.',
    page: offersPage.path,
    link: 'Compare my offers',
    note: 'Nothing is sent.',
  },
  {
    id: 'closing-costs',
    asked: ['closing costs', 'how much are closing costs', 'cash to close', 'who pays closing costs'],
    says: `Plan on ${fact('closingCostRange').text} of the price, on top of the down payment.`,
    more: 'In Ohio the seller usually pays the transfer tax. Put in a price and see what each side pays.',
    page: '/ohio-closing-costs',
    fields: [{ label: 'Price of the home', share: closingFields.price.param }],
    link: 'Add up both sides',
    note: 'Nothing is sent. The county comes next.',
  },
  {
    id: 'credit',
    asked: [
      'bad credit',
      'buy with bad credit',
      'what credit score do I need',
      'minimum credit score',
      'low credit score',
    ],
    says: `Often, yes. An FHA loan takes ${fact('fhaDownPayment').text} down with a score of ${fact('fhaScore').text}.`,
    more: `With ${fact('fhaLowScores').text} it takes ${fact('fhaLowScoreDownPayment').text} down. A lender may ask for more than the program does, so ask more than one.`,
    page: '/mortgage-questions#what-credit-score-do-i-need',
    link: 'What each loan asks',
    second: { label: 'Raise your score: a plan for 90 days', href: '/reports/10-secrets-to-raising-your-credit-score' },
  },
  {
    id: 'down-payment',
    asked: ['down payment', 'how much down payment do I need', 'how much cash do I need', 'how much money down'],
    says: `Nothing with VA and USDA, ${fact('conventionalDownPayment').text} or ${fact('fhaDownPayment').text} with most other loans.`,
    more: `With less than ${fact('pmiFreeDownPayment').text} down you pay mortgage insurance for a time. Closing costs come on top.`,
    page: '/mortgage-questions#how-much-cash-do-i-need',
    link: 'Add up the cash you need',
    second: { label: 'Help with the down payment in Ohio', href: '/first-time-home-buyer-ohio' },
  },
  {
    id: 'pmi',
    asked: [
      'PMI',
      'private mortgage insurance',
      'get rid of PMI',
      'remove PMI',
      'when does PMI end',
      'how much is PMI',
    ],
    says: `You can ask to end it once you owe ${fact('pmiRequestShare').text} of the home’s first value.`,
    more: `It ends by itself at ${fact('pmiEndShare').text}. With ${fact('pmiFreeDownPayment').text} down there is none.`,
    page: '/when-does-pmi-end',
    link: 'Find my month',
    second: { label: 'FHA insurance ends by other rules', href: '/fha-mortgage-insurance' },
  },
  {
    id: 'va-fee',
    asked: ['VA funding fee', 'VA loan funding fee', 'funding fee'],
    says: `${fact('vaFeeFirstUse').text} the first time with nothing down, ${fact('vaFeeLaterUse').text} after that.`,
    more: 'Less with money down, and nothing for veterans with a disability rating. You can pay it or add it to the loan.',
    page: '/va-loans',
    link: 'The fee at each down payment',
  },
  {
    id: 'escrow',
    asked: ['escrow', 'what is escrow', 'escrow account', 'what is an escrow account'],
    says: 'A part of each payment is put aside, and your taxes and insurance are paid from it.',
    more: 'The word is also used for money that a third party holds until a sale closes.',
    page: '/glossary-terms#escrow',
    link: 'Escrow in the glossary',
  },
  {
    id: 'documents',
    asked: [
      'what documents do I need',
      'pre approval documents',
      'necessary paperwork',
      'document checklist',
      'what papers do I need',
      'documents for a mortgage application',
    ],
    says: 'Pay stubs, W-2s, bank statements and an ID to begin with.',
    more: 'Self-employed? Two years of tax returns too. Check items off as you find them, or print the list.',
    page: paperWorkPage.path,
    link: 'Open the checklist',
  },
  {
    id: 'pre-approval',
    asked: [
      'pre approval',
      'how do I get pre approved',
      'preapproval',
      'pre approval letter',
      'get prequalified',
      'pre qualify',
    ],
    says: 'Answer 19 short questions, then talk with a loan officer.',
    more: 'You see what your numbers look like before you give your name. A pre-approval checks your credit, and we ask you first.',
    page: purchaseRoom.path,
    link: 'Start the questions',
    note: 'About five minutes. Nothing is sent until you press SUBMIT.',
  },
  {
    id: 'taxes',
    asked: ['property tax', 'Ohio property taxes', 'real estate taxes', 'property tax rate', 'property tax by county'],
    says: `From ${printedRate(least.ratePercent)}% a year in ${least.name} County to ${printedRate(most.ratePercent)}% in ${most.name} County.`,
    more: `On the same home of ${usdWhole(comparedPrice)} that is ${usdWhole(least.comparedTax / 12)} a month or ${usdWhole(most.comparedTax / 12)}.`,
    page: '/ohio-property-taxes',
    link: 'Choose your county',
  },
  {
    id: 'first-home',
    asked: [
      'first time home buyer',
      'first time buyer programs',
      'first home',
      'down payment assistance',
      'OHFA',
      'first time buyer help',
    ],
    says: 'Ohio helps first-time buyers with part of the down payment.',
    more: 'What OHFA offers, who qualifies, and what to do in which order.',
    page: '/first-time-home-buyer-ohio',
    link: 'See the programs',
  },
  {
    id: 'which-loan',
    asked: ['which loan', 'which loan is right for me', 'what type of loan', 'kinds of loans', 'loan options'],
    says: 'Five quick questions narrow it down to three.',
    more: 'Each with why it fits and what the catch is. No name, no phone number.',
    page: '/which-loan-is-right-for-me',
    link: 'Answer the five',
  },
  {
    id: 'process',
    asked: [
      'how long does it take to close',
      'how long does a mortgage take',
      'loan process',
      'steps to get a mortgage',
    ],
    says: 'Five stages from your first call to your keys.',
    more: 'What happens in each, how long it usually takes, and what you do.',
    page: '/the-loan-process',
    link: 'See the five stages',
  },
  {
    id: 'apply',
    asked: ['apply', 'apply now', 'apply for a mortgage', 'apply online', 'start an application'],
    says: 'You can apply online, or let a loan officer take it down by phone.',
    more: 'Not sure yet? The 19 questions show what your numbers look like first, without your name.',
    page: company.links.apply,
    link: 'Apply online',
    note: 'The application is on a site of its own.',
    second: { label: 'Start with the questions', href: purchaseRoom.path },
  },
  {
    id: 'talk',
    asked: [
      'talk to someone',
      'talk to a person',
      'talk to a loan officer',
      'call',
      'contact',
      'phone number',
      'office hours',
      'hours open',
      'are you open today',
      'are you open on Saturday',
      'are you open on Sunday',
      'request a call',
      'customer service',
      'email address',
      'where is your office',
    ],
    says: `Call ${company.phone.display}. A licensed loan officer will answer, in ${company.address.city}.`,
    more: `${company.hoursShort}.`,
    page: contactPage.path,
    call: company.phone,
    link: 'Write, visit or have us call you',
  },
];
