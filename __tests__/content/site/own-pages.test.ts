import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { reports } from '@/content/forms/reports';
import { loanStages } from '@/content/loans/loan-process';
import { whichLoan } from '@/content/loans/which-loan';
import { ownPage } from '@/content/site/own-pages';
import { purchase } from '@/content/site/own-pages/purchase';
import { pageOf } from '@/content/site/pages';
import { capitalized, numberWord } from '@/lib/numbers/words';

test.each([
  [pageOf('/the-loan-process'), `the ${numberWord(loanStages.length)} stages`],
  [pageOf('/which-loan-is-right-for-me'), `${numberWord(whichLoan.comparisons.length)} kinds of loan`],
  [ownPage('/purchase'), `in ${numberWord(purchase.journey.steps.length)} steps`],
  [ownPage('/free-reports'), `${capitalized(numberWord(reports.length))} free guides`],
  [ownPage('/purchase-questions'), `${purchaseQuestionnaire.steps.length} short questions`],
  [ownPage('/refinance-questions'), `${refinanceQuestionnaire.steps.length} short questions`],
])('the count in the description of $path is correct', ({ description }, count) => {
  expect(description).toContain(count);
});
