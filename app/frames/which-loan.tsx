import { listNode, type MainNode } from '@/app/seo/structured-data';
import { Island } from '@/components/island/island';
import { CallOut } from '@/components/page/call-out';
import { Contents } from '@/components/page/prose';
import { ScrollBox, Table } from '@/components/page/table';
import { LoanQuiz } from '@/components/sections/loan-choice/loan-quiz.client';
import { Comparison, StayTable } from '@/components/sections/loan-choice/which-loan';
import { company } from '@/content/lender/company';
import { madeLoanGuides } from '@/content/loans/loan-guides';
import { loanQuiz } from '@/content/loans/loan-quiz';
import { whichLoan } from '@/content/loans/which-loan';
import type { Page } from '@/content/site/page';

const { comparisons } = whichLoan;

/** What the header says above the questions. */
export const quizLead = 'Five questions, at most three answers. Any order, any number of them.';

/** The questions that choose loans. */
export const quiz = (
  <div className="section">
    <div className="wrap">
      <Island of={LoanQuiz} props={{ ...loanQuiz, phone: company.phone }} />
    </div>
  </div>
);

/** The kinds of loans as a list for search engines. */
export function comparisonList(page: Page): MainNode {
  return listNode(
    page,
    comparisons.map(({ id, name, summary }) => ({ id, name, description: summary })),
  );
}

/** How long the buyer plans to stay, and the loan to look at first. */
export function LoansByStay() {
  return (
    <>
      <h2 id="stay">{whichLoan.stayHeading}</h2>
      <p>{whichLoan.stayNote}</p>
      <StayTable rows={whichLoan.stay} />
    </>
  );
}

/** The good and the bad of each kind of loan, with a list of contents before them. */
export function LoanComparisons() {
  return (
    <>
      <Contents items={comparisons.map(({ id, name }) => ({ id, text: name }))} />
      {comparisons.map((loan) => (
        <section key={loan.id} aria-labelledby={loan.id}>
          <h2 id={loan.id}>{loan.name}</h2>
          <p>{loan.summary}</p>
          {'note' in loan ? (
            <CallOut>
              <p>{loan.note}</p>
            </CallOut>
          ) : null}
          <Comparison
            name={loan.name}
            advantages={loan.advantages}
            disadvantages={loan.disadvantages}
            applyHref={company.makes.includes(loan.id) ? company.links.apply : undefined}
          />
        </section>
      ))}
    </>
  );
}

/** The kinds of loans that the company makes, each with its smallest down payment and its guide. */
export function LoansWeMake() {
  return (
    <ScrollBox label="Table: loans we make">
      <Table>
        <caption className="vh">Loans we make</caption>
        <thead>
          <tr>
            <th scope="col">Loans we make</th>
            <th scope="col" data-n="words">
              Least down
            </th>
          </tr>
        </thead>
        <tbody>
          {madeLoanGuides.map(({ label, path, down }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path}>{label}</a>
              </th>
              <td data-n="words">{down}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}
