import { exampleChargesPercent } from '@/lib/calculators/example-apr';
import { loanTermsText } from '@/lib/calculators/loan-terms-text';
import { integerText, percentText, usd, usdWhole } from '@/lib/numbers/format';
import { capitalized, numberWord } from '@/lib/numbers/words';
import { company } from './company';
import type { BenefitCopy, HomeCopy } from './copy';
import { benefitExamples } from './examples';
import { fact } from './facts';
import { loanStages } from './loan-process';
import { countyCount } from './ohio/counties';
import { pageEntry } from './page-schema';
import { purchaseQuestionnaire } from './questionnaires/purchase';
import { exampleRateDay } from './rates';

const { lowerPayment, cashOut, shorterTerm } = benefitExamples();
const city = company.address.city;

/** Years of a term given in months, as printed. */
function yearsOf(termMonths: number): string {
  return integerText(termMonths / 12);
}

const exampleDay = `the national average of ${exampleRateDay}`;

const benefits: readonly BenefitCopy[] = [
  {
    id: 'lower-payment',
    heading: 'Lower Monthly Payment',
    sum: `${usdWhole(lowerPayment.before.principal)} over ${yearsOf(lowerPayment.before.termMonths)} years, rate from ${percentText(lowerPayment.before.ratePercent)} to ${fact('exampleRate').text}, ${exampleDay}`,
    before: { struck: usd(lowerPayment.was), text: 'becomes' },
    figure: usd(lowerPayment.becomes),
    note: `Saves ${usd(lowerPayment.saves)} a month, principal and interest; closing costs come first. ${capitalized(loanTermsText(lowerPayment.terms))}. Your actual payment will be higher.`,
    actionLabel: 'Lowering My Payment',
    call: 'lowerPayment',
  },
  {
    id: 'cash-out',
    heading: 'Get Cash Out',
    sum: `Home worth ${usdWhole(cashOut.value)}, with ${usdWhole(cashOut.owed)} still owed`,
    before: { text: `Borrow up to ${fact('conventionalCashOutShare').text}, receive up to` },
    figure: usdWhole(cashOut.cash),
    note: `Before closing costs. Your new loan is ${usdWhole(cashOut.newLoan)}, and your home secures all of it.`,
    actionLabel: 'Utilizing My Equity',
    call: 'cashOut',
  },
  {
    id: 'shorter-term',
    heading: 'Shorten Your Loan Term',
    sum: `${usdWhole(shorterTerm.long.principal)}, from ${yearsOf(shorterTerm.long.termMonths)} years at ${percentText(shorterTerm.long.ratePercent)} to ${yearsOf(shorterTerm.short.termMonths)} years at ${percentText(shorterTerm.short.ratePercent)}; the first is ${exampleDay}, the second an example`,
    before: { text: 'Total interest falls by' },
    figure: usdWhole(shorterTerm.interestFalls),
    note: `Two new loans compared; closing costs come first. The payment rises from ${usd(shorterTerm.was)} to ${usd(shorterTerm.becomes)}, principal and interest. At ${percentText(shorterTerm.long.ratePercent)}: ${loanTermsText(shorterTerm.longTerms)}. At ${percentText(shorterTerm.short.ratePercent)}: ${loanTermsText(shorterTerm.terms, 'later')}. Your actual payment will be higher.`,
    actionLabel: 'Reducing My Loan Term',
    call: 'fifteenYears',
  },
];

const older: HomeCopy['posts']['older'] = [
  {
    title: 'Fixed or adjustable? Start with how long you’ll stay',
    text: 'If you expect to move in five years, you may be paying for twenty-five years of certainty you won’t use.',
    path: '/which-loan-is-right-for-me',
  },
  {
    title: `${capitalized(numberWord(loanStages.length))} stages between hello and keys`,
    text: 'Pre-qualification, application, processing, underwriting, closing: what happens, how long each takes, and what you do.',
    path: '/the-loan-process',
  },
  {
    title: 'The VA funding fee, and who doesn’t pay it',
    text: 'Veterans who receive service-connected disability compensation are usually exempt. Check before you close.',
    path: '/va-loans',
  },
];

/** The home page as menus, search engines and other pages need to know it. */
export const homePage = pageEntry('content/home.ts', {
  path: '/',
  kind: 'home',
  title: 'Home Loans in Ohio: FHA, VA, Conventional, Refinance',
  description:
    'A small Ohio mortgage lender in Columbus. Compare loans, work out your payment, and talk to the licensed loan officer who stays with you to closing.',
  label: 'Home',
  updated: '2026-11-22',
  aliases: ['/home', '/default'],
  facts: ['fhaDownPayment', 'loanEstimateDays', 'conventionalCashOutShare', 'exampleRate'],
});

/** The words of the home page, in the order of the product spec, whose sections 4 and 13 are one. */
export const home = {
  hero: {
    kicker: 'An Ohio home loan to',
    phrases: [
      'Reduce Your Payment',
      'Secure a Better Rate',
      'Own Your First Home',
      'Get Your Dream Home',
      'Access Your Equity',
    ],
    heading:
      'An Ohio home loan to reduce your payment, secure a better rate, own your first home, get your dream home or access your equity',
    lead: `Tell us what you’re planning. A licensed loan officer in ${city} will call you back with real numbers and a straight answer.`,
    question: 'What would you like to do?',
    purchase: { label: 'Purchase', text: 'I want to buy a home' },
    refinance: { label: 'Refinance', text: 'I already own a home' },
    note: 'One question at a time. No Social Security number. Rates depend on credit, property and program.',
  },
  doors: {
    heading: 'Four ways to start',
    lead: `Each one reaches a loan officer in ${city}.`,
    items: [
      {
        id: 'questions',
        label: 'Answer questions',
        path: '/purchase-questions',
        time: ['5', 'minutes'],
        get: 'a price range and the whole payment',
        need: 'rough numbers',
      },
      {
        id: 'quote',
        label: 'Ask for a quote',
        path: '/quick-quote',
        time: ['2', 'minutes'],
        get: 'a rate and its costs, by phone or email',
        need: 'price and down payment',
      },
      {
        id: 'call',
        label: 'Request a call',
        path: '/contact-us#call',
        time: ['1', 'minute'],
        get: 'a licensed person at the time you name',
        need: 'a phone',
      },
      {
        id: 'application',
        label: 'Full application',
        path: 'apply',
        time: ['20', 'minutes'],
        get: `a Loan Estimate within ${fact('loanEstimateDays').text}`,
        need: 'income and bank details',
      },
    ],
  },
  welcome: {
    heading: 'Welcome. We make home loans in Ohio, and that is all we do.',
    paragraphs: [
      `One person sees your loan through to closing. We place loans with over ${integerText(company.investors)} investors, the banks and funds that buy mortgages: FHA, VA (Veterans Affairs), conventional, jumbo, fixed and adjustable.`,
    ],
    figures: [
      { figure: `${integerText(company.investors)}+`, text: 'investors we can place your loan with' },
      { figure: integerText(countyCount), text: 'counties, all of them in Ohio' },
    ],
    cardLink: { label: `Property tax in all ${countyCount} counties`, path: '/ohio-property-taxes' },
  },
  testimonials: { heading: 'Satisfied clients', more: { label: 'Read all reviews', path: '/testimonials' } },
  posts: {
    heading: 'Latest blog posts',
    shown: [
      {
        title: 'Renting or buying: what seven years really costs',
        text: 'Rent is not money thrown away and a mortgage is not a savings account. Put both in the same column and compare.',
        path: '/renting-versus-buying-calculator',
      },
      {
        title: 'What a lender asks for, and why',
        text: 'Every page of two months of bank statements, and the rest of the list. Have the answers ready and the waiting goes away.',
        path: '/paper-work',
      },
      {
        title: `FHA at ${fact('fhaDownPayment').text} down, in plain numbers`,
        text: 'The down payment is the easy part. Here is what the insurance adds, and when it stops.',
        path: '/fha',
      },
    ],
    olderLabel: `Show ${older.length} older posts and more news`,
    older,
  },
  purchase: {
    heading: 'Buying? Know your number before you fall for a kitchen.',
    lead: `${capitalized(numberWord(purchaseQuestionnaire.steps.length))} short questions tell us what you can borrow and which programs fit.`,
    action: { label: 'Make a purchase', path: '/purchase' },
    more: { label: 'Compare renting with buying', path: '/renting-versus-buying-calculator' },
  },
  stay: {
    heading: 'How long will you stay?',
    lead: 'A 5/1 ARM (adjustable rate mortgage) is fixed for five years, then changes every year.',
    more: { label: 'Which loan is right for me?', path: '/which-loan-is-right-for-me' },
  },
  advantages: {
    heading: 'Why a small lender',
    items: [
      {
        id: 'local',
        heading: 'Local Expertise',
        text: 'County taxes, city programs, old brick foundations: we lend where we live.',
      },
      {
        id: 'quick',
        heading: 'Quick Turnaround',
        text: `Loan estimates within ${fact('loanEstimateDays').text} of your application, once you have an address. If a date slips, we call you.`,
      },
      {
        id: 'support',
        heading: 'Exceptional Support',
        text: 'One loan officer from first question to closing, with a direct number.',
      },
      {
        id: 'innovation',
        heading: 'Embracing Innovation',
        text: 'Apply, upload and sign online, or sit down with paper and a person.',
      },
    ],
  },
  team: {
    heading: 'The people you’ll talk to',
    more: { label: 'Meet our staff', path: '/our-staff' },
    profileLabel: 'View profile',
  },
  visit: {
    heading: 'Visit or call',
    directionsLabel: 'Get directions',
    hoursLabel: 'Office hours',
    mapLabel: 'Load interactive map',
  },
  refinance: {
    heading: 'Already own a home? Is it time for a different loan?',
    lead: `${capitalized(numberWord(benefits.length))} reasons people refinance. Refinancing may raise the total finance charges over the life of the loan.`,
    note: `APRs count lender charges of ${percentText(exampleChargesPercent)} of the loan. Taxes and insurance are not included.`,
    action: { label: 'Start the refinance questions' },
    more: { label: 'Is it worth it? Work it out', path: '/refinance-analysis-calculator' },
  },
  benefits,
  apply: {
    heading: 'Ready for the full application?',
    lead: 'Have your income and bank details ready.',
    actionLabel: 'Apply Now',
  },
  news: {
    heading: 'Latest News',
    more: { label: 'All news, and what has changed since', path: '/news' },
  },
  hub: { heading: 'Learning Hub' },
  calculator: {
    heading: 'What would it cost a month?',
    lead: 'Principal and interest; taxes and insurance are extra. APR (annual percentage rate) is the rate with most fees counted in. FHA is the Federal Housing Administration.',
    amountLabel: 'Loan amount',
    columns: ['Loan', 'Rate', 'APR', 'Monthly payment'],
    more: {
      label: 'Add taxes and insurance',
      path: '/what-will-my-monthly-payment-be-calculator',
    },
  },
} as const satisfies HomeCopy;
