import { benefitExamples } from '@/content/examples/examples';
import { fact } from '@/content/facts/facts';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { company } from '@/content/lender/company';
import { exampleRateDay, rates } from '@/content/lender/rates';
import { loanStages } from '@/content/loans/loan-process';
import { countyCount } from '@/content/ohio/counties';
import { dayInWords } from '@/content/schema/dates';
import type { Copy } from '@/content/site/copy';
import { loanTermsText } from '@/lib/calculators/loan-terms-text';
import { exampleChargesPercent } from '@/lib/mortgage/apr';
import { integerText, percentText, usd, usdWhole } from '@/lib/numbers/format';
import { capitalized, numberWord } from '@/lib/numbers/words';

const { lowerPayment, cashOut, shorterTerm } = benefitExamples();
const city = company.address.city;

/** Years of a term given in months, as printed. */
function yearsOf(termMonths: number): string {
  return integerText(termMonths / 12);
}

/** Worked examples, each with the name of its preset in `content/examples/presets.ts`. */
const benefits = [
  {
    id: 'lower-payment',
    heading: 'Lower Monthly Payment',
    sum: `${usdWhole(lowerPayment.before.principal)} over ${yearsOf(lowerPayment.before.termMonths)} years, rate from ${percentText(lowerPayment.before.ratePercent)} to ${fact('exampleRate').text}`,
    before: { struck: usd(lowerPayment.was), text: 'becomes' },
    figure: usd(lowerPayment.becomes),
    note: `Saves ${usd(lowerPayment.saves)} a month; closing costs come first. ${loanTermsText(lowerPayment.terms, 'later')}. Taxes and insurance aren’t in it, so your actual payment will be higher.`,
    actionLabel: 'Lowering My Payment',
    preset: 'lowerPayment',
  },
  {
    id: 'cash-out',
    heading: 'Get Cash Out',
    sum: `Home worth ${usdWhole(cashOut.value)}, with ${usdWhole(cashOut.owed)} still owed`,
    before: { text: `Borrow up to ${fact('conventionalCashOutShare').text}, receive up to` },
    figure: usdWhole(cashOut.cash),
    note: `Before closing costs. Your new loan is ${usdWhole(cashOut.newLoan)}, and your home secures all of it.`,
    actionLabel: 'Utilizing My Equity',
    preset: 'mostCashOut',
  },
  {
    id: 'shorter-term',
    heading: 'Shorten Your Loan Term',
    sum: `${usdWhole(shorterTerm.long.principal)}, from ${yearsOf(shorterTerm.long.termMonths)} years at ${percentText(shorterTerm.long.ratePercent)} to ${yearsOf(shorterTerm.short.termMonths)} years at ${percentText(shorterTerm.short.ratePercent)}`,
    before: { text: 'Total interest falls by' },
    figure: usdWhole(shorterTerm.interestFalls),
    note: `Two new loans compared; closing costs come first. The payment rises: at ${percentText(shorterTerm.long.ratePercent)}, ${loanTermsText(shorterTerm.longTerms, 'later')}; at ${percentText(shorterTerm.short.ratePercent)}, ${loanTermsText(shorterTerm.terms, 'later')}. Taxes and insurance aren’t in them, so your actual payment will be higher.`,
    actionLabel: 'Reducing My Loan Term',
    preset: 'fifteenYears',
  },
] as const;

const older = [
  { title: 'Fixed or adjustable? Start with how long you’ll stay', path: '/which-loan-is-right-for-me' },
  {
    title: `${capitalized(numberWord(loanStages.length))} stages between hello and keys`,
    path: '/the-loan-process',
  },
  { title: 'The VA funding fee, and who doesn’t pay it', path: '/va-loans' },
] as const;

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
    question: 'What would you like to do?',
    purchase: { label: 'Purchase', text: 'I want to buy a home' },
    refinance: { label: 'Refinance', text: 'I already own a home' },
    note: {
      wide: 'About 5 minutes.',
      always: `A mortgage lender in ${city}. No Social Security number, no credit check. Rates depend on credit, property and program.`,
    },
  },
  doors: {
    heading: 'Four ways to start',
    lead: `Each leads to a licensed loan officer in ${city}.`,
    items: [
      {
        id: 'questions',
        label: 'Answer questions',
        path: '/purchase-questions',
        time: ['5', 'minutes'],
        get: 'a price range and the payment',
        need: 'rough numbers',
      },
      {
        id: 'quote',
        label: 'Ask for a quote',
        path: '/quick-quote',
        time: ['2', 'minutes'],
        get: 'a rate and its costs',
        need: 'price and down payment',
      },
      {
        id: 'call',
        label: 'Request a call',
        path: '/contact-us#call',
        time: ['1', 'minute'],
        get: 'a licensed person, when you choose',
        need: 'your phone number',
      },
      {
        id: 'application',
        label: 'Full application',
        path: 'apply',
        time: ['20', 'minutes'],
        get: `a Loan Estimate, ${fact('loanEstimateDays').text}`,
        need: 'income, bank details, an address',
      },
    ],
  },
  welcome: {
    heading: 'Welcome. Home loans in Ohio are all we do.',
    paragraphs: [
      `You talk to the person who sees your loan through to closing. FHA, VA (Veterans Affairs), conventional, jumbo, fixed and adjustable programs from over ${integerText(company.investors)} investors.`,
    ],
    cardLink: { label: `Taxes in all ${countyCount} counties`, path: '/ohio-property-taxes' },
  },
  testimonials: { heading: 'Satisfied clients', more: { label: 'All reviews', path: '/testimonials' } },
  posts: {
    heading: 'Latest blog posts',
    shown: [
      { title: 'Renting or buying: what seven years really costs', path: '/renting-versus-buying-calculator' },
      { title: 'What a lender asks for, and why', path: '/paper-work' },
      { title: `FHA at ${fact('fhaDownPayment').text} down, in plain numbers`, path: '/fha' },
    ],
    olderLabel: `Show ${older.length} older posts`,
    older,
  },
  purchase: {
    heading: 'Know your number before you fall for a kitchen',
    lead: `${capitalized(numberWord(purchaseQuestionnaire.steps.length))} short questions: what you can borrow, which loans fit, what to bring.`,
    action: { label: 'Make a Purchase', path: '/purchase' },
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
        text: 'We know the county taxes and the old brick.',
      },
      {
        id: 'quick',
        heading: 'Quick Turnaround',
        text: `Loan Estimates within ${fact('loanEstimateDays').text} of an application.`,
      },
      {
        id: 'support',
        heading: 'Exceptional Support',
        text: 'One loan officer from start to closing.',
      },
      {
        id: 'innovation',
        heading: 'Embracing Innovation',
        text: 'Online, or paper and a person.',
      },
    ],
  },
  team: {
    heading: 'The people you’ll talk to',
    more: { label: 'Meet our staff', path: '/our-staff' },
  },
  visit: {
    heading: 'Visit or call',
  },
  refinance: {
    heading: 'Already own a home?',
    lead: `${capitalized(numberWord(benefits.length))} reasons people do. Refinancing may raise the total finance charges over the life of the loan.`,
    note: `Examples, not offers: ${fact('exampleRate').text} and ${fact('exampleRate15').text} are national averages of ${exampleRateDay}. APRs count lender charges of ${percentText(exampleChargesPercent)} of the loan. Taxes and insurance are not included.`,
    calculatorLabel: 'Work it out',
    action: { label: 'Start the refinance questions' },
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
  house: {
    ask: 'Ask for today’s rate',
    notes: {
      dated: `Rates as of ${dayInWords(rates.asOf)}. ${rates.source}.`,
      today:
        'Payments are approximate and are not a quote or an offer to lend. Your rate depends on credit, property and program.',
      example: `Examples, not an offer: the national averages of ${exampleRateDay}, for 30 and 15 years; each APR (annual percentage rate) counts lender charges of ${percentText(exampleChargesPercent)}. Approximate, not a quote.`,
      always: 'Principal and interest alone, without taxes and insurance: your actual payment will be higher.',
    },
  },
} as const satisfies Copy;
