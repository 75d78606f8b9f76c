/** @jsxImportSource hono/jsx */
import type { DeskContext } from '@/server/desk/context';
import { Button, Select } from '@/server/desk/pages/form';
import { cameWords, outcomeWords } from '@/server/desk/pages/lead-words';
import { officerChoices } from '@/server/desk/pages/list-view';
import { DeskPage, TableHead } from '@/server/desk/pages/page';
import { type DeskQuery, deskPathFor } from '@/server/desk/query';
import { monthText, ohioDayOf } from '@/server/office-time';
import { outcomes, type Tally } from '@/server/store/types';

type Month = {
  readonly since: number;
  readonly tallies: readonly Tally[];
  /** Of all pages, most viewed first. */
  readonly views: readonly { readonly path: string; readonly views: number }[];
};

type CountsProps = {
  readonly months: readonly Month[];
  /** Its form and officer filter the counts. */
  readonly query: DeskQuery;
  readonly desk: DeskContext;
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
      <td>{sum(tallies, ({ isReached }) => isReached)}</td>
      {outcomes.map((outcome) => (
        <td>{sum(tallies, (tally) => tally.outcome === outcome)}</td>
      ))}
    </>
  );
}

type Group = {
  readonly title: string;
  readonly of: (tally: Tally) => string;
  readonly words: (value: string) => string;
  readonly filter: (value: string) => Partial<DeskQuery>;
};

type TableProps = Group & {
  readonly since: number;
  readonly tallies: readonly Tally[];
  readonly query: DeskQuery;
};

function Table({ title, of, words, filter, since, tallies, query }: TableProps) {
  const values = [...new Set(tallies.map(of))].sort((a, b) => words(a).localeCompare(words(b)));
  const month = ohioDayOf(since).slice(0, 7);
  return (
    <section class="wide" tabindex={0} aria-label={`${title}, ${monthText(since)}`}>
      <table>
        <TableHead names={[title, 'Leads', 'Called', 'Spoke', ...outcomes.map((outcome) => outcomeWords[outcome])]} />
        <tbody>
          {values.map((value) => (
            <tr>
              <th scope="row">
                <a href={deskPathFor(query, { state: 'all', month, ...filter(value) })}>{words(value)}</a>
              </th>
              <Counted tallies={tallies.filter((tally) => of(tally) === value)} />
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

const maxPages = 10;

function Views({ since, views, tallies }: Month) {
  const all = views.reduce((total, page) => total + page.views, 0);
  return (
    <section class="wide" tabindex={0} aria-label={`Page views, ${monthText(since)}`}>
      <table class="views">
        <TableHead names={['Most viewed pages', 'Page views', 'Leads that started there']} />
        <tbody>
          {views.slice(0, maxPages).map(({ path, views: count }) => (
            <tr>
              <th scope="row">{path}</th>
              <td>{count.toLocaleString('en-US')}</td>
              <td>{sum(tallies, ({ page }) => page === path)}</td>
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">All pages</th>
            <td>{all.toLocaleString('en-US')}</td>
            <td>{sum(tallies)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

export function CountsPage({ months, query, desk }: CountsProps) {
  const isChosen = ({ form, assignee }: Tally) =>
    (query.form === '' || form === query.form) && (query.officer === '' || (assignee ?? 'nobody') === query.officer);
  const shown = months
    .map((month) => ({ ...month, tallies: month.tallies.filter(isChosen) }))
    .filter(({ tallies, views }) => tallies.length > 0 || views.length > 0);
  const groups: readonly Group[] = [
    {
      title: 'Form',
      of: ({ form }) => form,
      words: (form) => desk.formNames.get(form) ?? form,
      filter: (form) => ({ form }),
    },
    {
      title: 'Source, medium, campaign',
      of: ({ came }) => came,
      words: cameWords,
      filter: (came) => ({ came }),
    },
    {
      title: 'Officer',
      of: ({ assignee }) => assignee ?? 'nobody',
      words: (email) => (email === 'nobody' ? 'Nobody yet' : desk.officer(email).name),
      filter: (officer) => ({ officer }),
    },
  ];
  return (
    <DeskPage title="Counts" skip="Skip to the counts">
      <h1>Counts</h1>
      <p>
        What happened to the leads received each month. <a href="/desk">All leads</a>
      </p>
      <form class="box choose grid" method="get" action="/desk/counts">
        <div class="field">
          <Select id="form" label="Form" choices={[['', 'All forms'], ...desk.formNames]} chosen={query.form} />
        </div>
        <div class="field">
          <Select id="who" label="Officer" choices={officerChoices(desk)} chosen={query.officer} />
        </div>
        <Button>Count</Button>
      </form>
      {shown.some(({ tallies }) => tallies.length > 0) ? null : <p>No leads in the last twelve months.</p>}
      {shown.some(({ views }) => views.length > 0) ? (
        <p>Page views don’t include robots, or pages that Chrome or Edge loaded before their link was clicked.</p>
      ) : (
        <p>No page views have been counted. Pages on another server aren’t.</p>
      )}
      {shown.map((month) => (
        <div class="box counts">
          <h2 class="minor">{monthText(month.since)}</h2>
          {month.tallies.length > 0
            ? groups.map((group) => <Table {...group} since={month.since} tallies={month.tallies} query={query} />)
            : null}
          {month.views.length > 0 ? <Views {...month} /> : null}
        </div>
      ))}
    </DeskPage>
  );
}
