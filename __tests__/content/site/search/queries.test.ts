import { answers } from '@/content/site/search/answers';
import { searchEntries, searchTexts } from '@/content/site/search/entries';
import { alike, neutral } from '@/content/site/search/words';
import { answerTo } from '@/lib/search/answers';
import { searchOf } from '@/lib/search/ranking';

/** What people type, and the page that must come first: by its answer card where there is one, else as the first hit. */
const queries: readonly (readonly [typed: string, first: string])[] = [
  ['should I refinance', '/refinance-analysis-calculator'],
  ['refinance calculator', '/refinance-analysis-calculator'],
  ['refinace calculater', '/refinance-analysis-calculator'],
  ['how much house can i afford', '/how-much-can-i-afford-calculator'],
  ['how much can I borrow', '/how-much-can-i-afford-calculator'],
  ['rates', '/quick-quote'],
  ['mortgage rates today', '/quick-quote'],
  ['closing costs', '/ohio-closing-costs'],
  ['who pays closing costs in Ohio', '/ohio-closing-costs'],
  ['can I buy with bad credit', '/mortgage-questions#what-credit-score-do-i-need'],
  ['what credit score do I need', '/mortgage-questions#what-credit-score-do-i-need'],
  ['what is escrow', '/glossary-terms#escrow'],
  ['escow', '/glossary-terms#escrow'],
  ['property tax franklin county', '/ohio/franklin-county'],
  ['cuyahoga county taxes', '/ohio/cuyahoga-county'],
  ['propery tax in delaware county', '/ohio-property-taxes#delaware'],
  ['ohio property taxes', '/ohio-property-taxes'],
  ['county with the lowest property tax', '/ohio-property-tax-ranking'],
  ['buying a house in Cleveland', '/ohio/cuyahoga-county'],
  ['VA funding fee', '/va-loans'],
  ['PMI', '/when-does-pmi-end'],
  ['how do I get rid of PMI', '/when-does-pmi-end'],
  ['pre approval documents', '/paper-work'],
  ['what papers do I need', '/paper-work'],
  ['how do I get pre-approved', '/purchase-questions'],
  ['talk to someone', '/contact-us'],
  ['phone number', '/contact-us'],
  ['office hours', '/contact-us'],
  ['mortgage calculator', '/what-will-my-monthly-payment-be-calculator'],
  ['what would my monthly payment be', '/what-will-my-monthly-payment-be-calculator'],
  ['rent or buy', '/renting-versus-buying-calculator'],
  ['is it cheaper to rent', '/renting-versus-buying-calculator'],
  ['compare two loan offers', '/compare-loan-offers-calculator'],
  ['debt consolidation', '/debt-consolidation-calculator'],
  ['cash out refinance', '/cash-out-refinance'],
  ['fha loan requirements', '/fha'],
  ['fha loan limits', '/ohio-loan-limits'],
  ['when does fha mortgage insurance end', '/fha-mortgage-insurance'],
  ['fha streamline', '/fha-streamline'],
  ['va loans', '/va-loans'],
  ['certificate of eligibility', '/va-loan-eligibility'],
  ['irrrl', '/va-irrrl'],
  ['usda loan with no money down', '/usda-loans'],
  ['jumbo loan', '/jumbo-loans'],
  ['first time home buyer programs', '/first-time-home-buyer-ohio'],
  ['down payment assistance', '/first-time-home-buyer-ohio'],
  ['I am self employed', '/self-employed'],
  ['which loan is best for me', '/which-loan-is-right-for-me'],
  ['how long does it take to close', '/the-loan-process'],
  ['should I lock my rate', '/rate-locks'],
  ['refinance or wait', '/refinance-or-wait'],
  ['how does the fed affect mortgage rates', '/how_the_fed_affects_mortgage_rates'],
  ['zombie morgage', '/what_is_a_zombie_mortgage'],
  ['raise my credit score', '/reports/10-secrets-to-raising-your-credit-score'],
  ['can my parents give me the down payment as a gift', '/mortgage-questions#can-the-down-payment-be-a-gift'],
  ['student loans', '/mortgage-questions#how-do-student-loans-count'],
  ['apprasial', '/glossary-terms#appraisal'],
  ['what does APR mean', '/glossary-terms#apr'],
  ['free reports', '/free-reports'],
  ['Jordan Example', '/our-staff/jordan-example'],
];

const search = searchOf(searchEntries, searchTexts, alike);
const firstOf = (typed: string) =>
  answerTo(typed, answers, { alike, neutral })?.page ?? search(typed)[0]?.entry.href ?? 'nothing';

test('of sixty things that people type, at least 57 lead to the right page first', () => {
  expect(queries).toHaveLength(60);
  const wrong = queries.flatMap(([typed, first]) => {
    const found = firstOf(typed);
    return found === first ? [] : [`${typed}: ${found} instead of ${first}`];
  });
  expect(wrong.slice(3)).toEqual([]);
});

test.each([
  ['how much downpayment do i need', '/mortgage-questions#how-much-cash-do-i-need'],
  ['downpayment assistance', '/first-time-home-buyer-ohio'],
  ['columbus property taxes', '/ohio/franklin-county'],
  ['taxes in cincinati', '/ohio/hamilton-county'],
  ['are you open on saturday', '/contact-us'],
  ['my appraisal came in low', '/mortgage-questions#what-if-the-appraisal-is-below-the-price'],
  ['can i pay off my loan early', '/glossary-terms#prepayment-penalty'],
  ['43215', '/ohio-property-taxes#zip=43215'],
  ['property tax 44113', '/ohio-property-taxes#zip=44113'],
  ['i lost my job and cant pay my mortgage', '/your-rights'],
  ['behind on my mortgage payments', '/your-rights'],
  ['is this a scam', '/about-us'],
  ['are you a licensed lender', '/about-us'],
])('a word joined, misspelled or of daily talk, or a ZIP code, is understood: %s', (typed, first) => {
  expect(firstOf(typed)).toBe(first);
});

test('a ZIP code alone finds no page that has nothing to do with it', () => {
  expect(search('44113')).toEqual([]);
});
