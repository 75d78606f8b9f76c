import { Comparison, StayTable } from '@/components/sections/which-loan';
import { CallOut } from '@/components/ui/call-out';
import { Contents } from '@/components/ui/prose';
import { company } from '@/content/company';
import { whichLoan } from '@/content/which-loan';

const { advantagesLabel, applyLabel, comparisons, disadvantagesLabel, notOffered } = whichLoan;

/** How long the buyer plans to stay, and the loan to look at first. */
export function LoansByStay() {
  return (
    <>
      <h2 id="stay">{whichLoan.stayHeading}</h2>
      <StayTable columns={whichLoan.stayColumns} rows={whichLoan.stay} />
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
          {loan.note ? (
            <CallOut>
              <p>{loan.note}</p>
            </CallOut>
          ) : null}
          <Comparison
            name={loan.name}
            labels={[advantagesLabel, disadvantagesLabel]}
            advantages={loan.advantages}
            disadvantages={loan.disadvantages}
            applyHref={company.makes.includes(loan.id) ? company.links.apply : undefined}
            applyLabel={applyLabel}
            notOffered={notOffered}
          />
        </section>
      ))}
    </>
  );
}
