/** @jsxImportSource hono/jsx */
import { outcomeWords } from '@/server/desk/list-view';
import { type Frame, Page } from '@/server/desk/page';
import { monthText } from '@/server/office-time';
import { outcomes, type Tally } from '@/server/store/types';

type CountsProps = {
  readonly frame: Frame;
  /** Newest first. */
  readonly months: readonly { readonly since: number; readonly tallies: readonly Tally[] }[];
  readonly formNames: ReadonlyMap<string, string>;
};

/** The leads whose tallies pass a test. */
function sum(tallies: readonly Tally[], isCounted: (tally: Tally) => boolean = () => true): string {
  const leads = tallies.filter(isCounted).reduce((count, tally) => count + tally.leads, 0);
  return leads === 0 ? '' : leads.toLocaleString('en-US');
}

function Counted({ tallies }: { readonly tallies: readonly Tally[] }) {
  return (
    <>
      <td>{sum(tallies)}</td>
      <td>{sum(tallies, ({ isCalled }) => isCalled)}</td>
      {outcomes.map((outcome) => (
        <td>{sum(tallies, (tally) => tally.outcome === outcome)}</td>
      ))}
    </>
  );
}

/** What became of the leads of each month, by form. */
export function CountsPage({ frame, months, formNames }: CountsProps) {
  const shown = months.filter(({ tallies }) => tallies.length > 0);
  return (
    <Page title="Counts" frame={frame} kind="desk" skip="Skip to the counts">
      <main id="main" class="desk-main">
        <div class="wide-wrap">
          <h1>Counts</h1>
          <p>
            What became of the leads that came in a month. <a href="/desk">To the leads</a>
          </p>
          {shown.length === 0 ? <p>No leads in the last twelve months.</p> : null}
          {shown.map(({ since, tallies }) => (
            <div class="box counts">
              <h2>{monthText(since)}</h2>
              <section class="wide" tabindex={0} aria-label={`Counts of ${monthText(since)}`}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">Form</th>
                      <th scope="col">Leads</th>
                      <th scope="col">Called</th>
                      {outcomes.map((outcome) => (
                        <th scope="col">{outcomeWords[outcome]}</th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {[...new Set(tallies.map(({ form }) => form))].map((form) => (
                      <tr>
                        <th scope="row">{formNames.get(form) ?? form}</th>
                        <Counted tallies={tallies.filter((tally) => tally.form === form)} />
                      </tr>
                    ))}
                    <tr class="sum">
                      <th scope="row">All</th>
                      <Counted tallies={tallies} />
                    </tr>
                  </tbody>
                </table>
              </section>
            </div>
          ))}
        </div>
      </main>
    </Page>
  );
}
