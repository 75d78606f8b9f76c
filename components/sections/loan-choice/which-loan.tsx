import { iconClass, Plate } from '@/components/drawings/signs';
import { Island } from '@/components/island/island';
import { CallOut } from '@/components/page/call-out';
import { Contents } from '@/components/page/prose';
import { ScrollBox, Table } from '@/components/page/table';
import { company } from '@/content/lender/company';
import { offeredLoanGuides } from '@/content/loans/loan-guides';
import { loanQuiz } from '@/content/loans/loan-quiz';
import { whichLoan } from '@/content/loans/which-loan';
import { LoanQuiz } from './loan-quiz.client';
import styles from './which-loan.module.css';

export const quizLead = 'Answer any of these five questions, in any order. You get at most three loans.';

export const quiz = (
  <div className="section">
    <div className="wrap">
      <Island of={LoanQuiz} props={{ ...loanQuiz, phone: company.phone }} />
    </div>
  </div>
);

export function LoansByStay() {
  const { stay, stayHeading, stayNote } = whichLoan;
  return (
    <>
      <h2 id="stay">{stayHeading}</h2>
      <p>{stayNote}</p>
      <Table className={styles.stay}>
        <caption className="vh">Loans by length of stay</caption>
        <thead>
          <tr>
            <th scope="col">Years in the home</th>
            <th scope="col">Loan to look at first</th>
          </tr>
        </thead>
        <tbody>
          {stay.map(({ years, loans }) => (
            <tr key={years}>
              <th scope="row">
                <Plate>{years}</Plate>
              </th>
              <td>{loans}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

type Loan = (typeof whichLoan.comparisons)[number];

/** A loan's pros and cons side by side, with a link to apply if the company offers it. */
function Comparison({ loan: { id, name, advantages, disadvantages } }: { readonly loan: Loan }) {
  return (
    <Table className={styles.compare}>
      <caption className="vh">{name}: advantages and disadvantages</caption>
      <thead>
        <tr>
          <th scope="col">Advantages</th>
          <th scope="col">Disadvantages</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={styles.pro} data-label="Advantages">
            <Lines items={advantages} />
          </td>
          <td data-label="Disadvantages">
            <Lines items={disadvantages} />
          </td>
        </tr>
      </tbody>
      <tfoot data-print="no">
        <tr>
          <td colSpan={2}>
            {company.makes.includes(id) ? (
              <a className={iconClass('out', 'after')} href={company.links.apply} rel="external">
                <b>Apply now!</b>
                <span className="vh"> for {name} (external application)</span>
              </a>
            ) : (
              'We don’t make this loan. We explain it so that you can compare.'
            )}
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Lines({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function LoanComparisons() {
  const { comparisons } = whichLoan;
  return (
    <>
      <Contents items={comparisons.map(({ id, name }) => ({ id, text: name }))} />
      {comparisons.map((loan) => (
        <section key={loan.id} aria-labelledby={loan.id}>
          <h2 id={loan.id}>{loan.name}</h2>
          <p>{loan.summary}</p>
          {loan.note ? (
            <CallOut>
              <p>{loan.note}</p>
            </CallOut>
          ) : null}
          <Comparison loan={loan} />
        </section>
      ))}
    </>
  );
}

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
          {offeredLoanGuides.map(({ label, path, down }) => (
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
