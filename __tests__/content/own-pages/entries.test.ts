import { freeReportsPage, purchasePage, purchaseRoom, refinanceRoom } from '@/content/own-pages/entries';
import { loanStages } from '@/content/own-pages/loan-process';
import { purchase } from '@/content/own-pages/purchase';
import { whichLoan } from '@/content/own-pages/which-loan';
import { pageOf } from '@/content/pages';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import { reports } from '@/content/reports';
import { capitalized, numberWord } from '@/lib/numbers/words';

test.each([
  [pageOf('/the-loan-process'), `the ${numberWord(loanStages.length)} stages`],
  [pageOf('/which-loan-is-right-for-me'), `${numberWord(whichLoan.comparisons.length)} kinds of loan`],
  [purchasePage, `in ${numberWord(purchase.journey.steps.length)} steps`],
  [freeReportsPage, `${capitalized(numberWord(reports.length))} free guides`],
  [purchaseRoom, `${purchaseQuestionnaire.steps.length} short questions`],
  [refinanceRoom, `${refinanceQuestionnaire.steps.length} short questions`],
])('the count in the description of $path is the true one', ({ description }, count) => {
  expect(description).toContain(count);
});
