/** @jsxImportSource hono/jsx */
import { outcomeWords } from '@/server/desk/pages/list-view';
import { DeskPage } from '@/server/desk/pages/page';
import { monthText } from '@/server/office-time';
import { outcomes, type Tally } from '@/server/store/types';

type CountsProps = {
  readonly months: readonly { readonly since: number; readonly tallies: readonly Tally[] }[];
  readonly formNames: ReadonlyMap<string, string>;
};

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

type TableProps = {
  readonly title: string;
  readonly month: string;
  readonly tallies: readonly Tally[];
  readonly groupOf: (tally: Tally) => string;
};

function Table({ title, month, tallies, groupOf }: TableProps) {
  const groups = [...new Set(tallies.map(groupOf))].sort();
  return (
    <section class="wide" tabindex={0} aria-label={`${title}, ${month}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Leads</th>
            <th scope="col">Called</th>
            {outcomes.map((outcome) => (
              <th scope="col">{outcomeWords[outcome]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr>
              <th scope="row">{group}</th>
              <Counted tallies={tallies.filter((tally) => groupOf(tally) === group)} />
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">All</th>
            <Counted tallies={tallies} />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

export function CountsPage({ months, formNames }: CountsProps) {
  const shown = months.filter(({ tallies }) => tallies.length > 0);
  return (
    <DeskPage title="Counts" skip="Skip to the counts">
      <h1>Counts</h1>
      <p>
        What became of the leads that came in a month. <a href="/desk">To the leads</a>
      </p>
      {shown.length === 0 ? <p>No leads in the last twelve months.</p> : null}
      {shown.map(({ since, tallies }) => (
        <div class="box counts">
          <h2>{monthText(since)}</h2>
          <Table
            title="Form"
            month={monthText(since)}
            tallies={tallies}
            groupOf={({ form }) => formNames.get(form) ?? form}
          />
          <Table
            title="Led here by"
            month={monthText(since)}
            tallies={tallies}
            groupOf={({ source }) => source || 'Not known'}
          />
        </div>
      ))}
    </DeskPage>
  );
}
