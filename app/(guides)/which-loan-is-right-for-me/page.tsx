import { metadataOf } from '@/app/frames/metadata';
import { Comparison, StayTable } from '@/components/sections/which-loan';
import { TwoHouses } from '@/components/ui/art/two-houses';
import { CallOut } from '@/components/ui/call-out';
import { Contents } from '@/components/ui/prose';
import { company } from '@/content/company';
import Prose, { meta } from '@/content/pages/which-loan-is-right-for-me.mdx';
import { whichLoan } from '@/content/which-loan';
import { GuideFrame } from '../guide-frame';

export const metadata = metadataOf('/which-loan-is-right-for-me');

const { comparisons, advantagesLabel, disadvantagesLabel } = whichLoan;

export default function WhichLoanPage() {
  return (
    <GuideFrame
      path="/which-loan-is-right-for-me"
      title="Which loan is right for me?"
      prose={Prose}
      meta={meta}
      art={<TwoHouses />}
      before={
        <>
          <h2 id="stay">{whichLoan.stayHeading}</h2>
          <StayTable columns={whichLoan.stayColumns} rows={whichLoan.stay} />
        </>
      }
    >
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
            applyHref={company.links.apply}
            applyLabel={whichLoan.applyLabel}
          />
        </section>
      ))}
    </GuideFrame>
  );
}
