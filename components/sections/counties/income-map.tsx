import { classes } from '@/components/browser/classes';
import { ButtonLink } from '@/components/controls/button';
import { Fold } from '@/components/controls/fold';
import { FactById } from '@/components/page/facts/facts';
import { NumberHeads, Table } from '@/components/page/table';
import { neededIncomeIn } from '@/content/examples/county-examples';
import { fact } from '@/content/facts/facts';
import { exampleRateDay, exampleRatePercent } from '@/content/lender/rates';
import { type CountyEntry, counties, countyCount, countyFile } from '@/content/ohio/counties';
import { loanTermsText } from '@/lib/calculators/loan-terms-text';
import { listText } from '@/lib/calculators/words';
import { percentText, usdWhole } from '@/lib/numbers/format';
import { CountyBars, CountyFigures, CountyMap, type Shade, Swatch } from './county-map';
import styles from './county-map.module.css';
import { affordHref, countyHref } from './county-maps';

const incomes = counties.map(neededIncomeIn);
type Income = (typeof incomes)[number];

const incomeOf = ({ slug }: CountyEntry): Income => {
  const found = incomes.find(({ county }) => county.slug === slug);
  if (!found) throw new Error(`There is no needed income of ${slug}.`);
  return found;
};

/** Counties grouped by how far the typical income falls short of the need, in percent, the largest shortfall first. */
const groups: readonly { readonly shade: Shade; readonly text: string; readonly fits: (income: Income) => boolean }[] =
  [
    { shade: 5, text: '20% short or more', fits: ({ shortPercent }) => shortPercent >= 20 },
    { shade: 4, text: '10% to 20% short', fits: ({ shortPercent }) => shortPercent >= 10 },
    { shade: 3, text: '5% to 10% short', fits: ({ shortPercent }) => shortPercent >= 5 },
    { shade: 2, text: 'Up to 5% short', fits: ({ gap }) => gap < 0 },
    { shade: 'dimLamp', text: 'Enough', fits: ({ needed, earned }) => needed > 0.85 * earned },
    { shade: 'lamp', text: 'Enough, with room', fits: () => true },
  ];
const groupOf = (income: Income) => groups.find(({ fits }) => fits(income));
const shadeOf = (county: CountyEntry): Shade => groupOf(incomeOf(county))?.shade ?? 'lamp';

function gapText({ gap }: Income): string {
  return gap < 0 ? `${usdWhole(-gap)} short` : `${usdWhole(gap)} to spare`;
}

export const [hardest, easiest] = [
  incomes.reduce((max, each) => (each.shortPercent > max.shortPercent ? each : max)),
  incomes.reduce((min, each) => (each.needed / each.earned < min.needed / min.earned ? each : min)),
];
export const shortCount = incomes.filter(({ gap }) => gap < 0).length;

function bars({ needed, earned, county }: Income) {
  const longest = Math.max(needed, earned);
  const bar = (name: string, amount: number, shade: Shade) => ({
    name,
    text: usdWhole(amount),
    shade,
    percent: (100 * amount) / longest,
  });
  return <CountyBars bars={[bar('Needs', needed, 4), bar('Earns', earned, shadeOf(county) === 'lamp' ? 'lamp' : 2)]} />;
}

function IncomePanel({ county }: { readonly county: CountyEntry }) {
  const income = incomeOf(county);
  const { home, needed } = income;
  return (
    <>
      <CountyFigures items={[[usdWhole(needed), 'a year carries the typical home']]} />
      {bars(income)}
      <p>
        The typical household {income.gap < 0 ? 'is' : 'has'} <b>{gapText(income)}</b>.
      </p>
      <CountyFigures
        items={[
          [usdWhole(home.price), 'typical home, as owners value theirs'],
          [usdWhole(home.downPayment), `is ${percentText(home.downPercent)} down`],
          [usdWhole(home.whole), 'a month, with tax and insurance'],
        ]}
      />
      <p className="small">
        {percentText(exampleRatePercent)} over 30 years, {loanTermsText(home.apr)} with mortgage insurance, before tax
        and homeowner’s insurance: <b>your actual payment will be higher.</b>
      </p>
      <p>
        <ButtonLink href={affordHref(county)}>Your own numbers in {county.name}</ButtonLink>{' '}
        <a className="tap" href={countyHref(county)}>
          More on {county.name} County
        </a>
      </p>
    </>
  );
}

function IncomeTable({ rows, caption }: { readonly rows: readonly Income[]; readonly caption: string }) {
  return (
    <Table>
      <caption className="vh">{caption}</caption>
      <NumberHeads first="County" columns={['Needs', 'Earns', 'Gap']} />
      <tbody>
        {rows.map(({ county, needed, earned, gap }) => (
          <tr key={county.slug}>
            <th scope="row">
              <a className="tap" href={`#${county.slug}`}>
                {county.name}
              </a>
            </th>
            <td data-n="">{usdWhole(needed)}</td>
            <td data-n="">{usdWhole(earned)}</td>
            <td data-n="">{usdWhole(gap)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const incomeLead = (
  <>
    <b>
      {usdWhole(hardest.needed)} in {hardest.county.name} County, where the typical household earns{' '}
      {usdWhole(hardest.earned)}.
    </b>{' '}
    In {countyCount - shortCount} of {countyCount} counties the typical income is enough.
  </>
);

const sorted = incomes.toSorted((a, b) => b.shortPercent - a.shortPercent || a.gap - b.gap);

/** The map of incomes needed for a typical home, with each county's figures and their table. */
export const incomeMap = (
  <CountyMap
    shading={{ shadeOf, figureOf: (county) => usdWhole(incomeOf(county).needed) }}
    by="whether the typical household earns enough for the typical home"
    legend={groups.toReversed().map(({ shade, text }) => ({ shade, text }))}
    note={
      <>
        In the yellow counties the typical household earns enough for the typical home:{' '}
        {percentText(hardest.home.downPercent)} down, {fact('exampleRate').text} (the national average of{' '}
        {exampleRateDay}, an example), and at most {fact('housingRatio').text} of income for the whole payment. “Short”
        is the gap as a share of what’s needed.
      </>
    }
    announcementOf={(county) => `${usdWhole(incomeOf(county).needed)} a year, ${gapText(incomeOf(county))}`}
    state={
      <>
        <CountyFigures
          items={[
            [`${shortCount}\u00a0of\u00a0${countyCount}`, 'counties where the typical household is short'],
            [usdWhole(easiest.needed), `is enough in ${easiest.county.name} County`],
            [usdWhole(hardest.needed), `takes the typical home in ${hardest.county.name} County`],
          ]}
        />
        <h3 className="minor">{hardest.county.name} County, the hardest</h3>
        {bars(hardest)}
      </>
    }
    panelOf={(county) => <IncomePanel county={county} />}
  >
    <h2 id="table">All {countyCount}, hardest first</h2>
    <div>
      {groups.map(({ shade, text }, place) => {
        const rows = sorted.filter((income) => groupOf(income)?.shade === shade);
        return (
          <Fold
            key={text}
            open={place < 2}
            summary={
              <>
                <Swatch shade={shade} />
                {text}
              </>
            }
            aside={rows.length === 1 ? '1 county' : `${rows.length} counties`}
          >
            <div className={classes('cols', styles.tables, styles.halves)}>
              {[rows.slice(0, Math.ceil(rows.length / 2)), rows.slice(Math.ceil(rows.length / 2))]
                .filter(({ length }) => length > 0)
                .map((part, half) => (
                  <IncomeTable
                    key={part[0]?.county.slug}
                    rows={part}
                    caption={`${text}: needed and earned a year, ${half === 0 ? 'first' : 'second'} half`}
                  />
                ))}
            </div>
          </Fold>
        );
      })}
    </div>
    <p className="small">
      <a href={countyFile.path}>{countyFile.name}</a>, free to use as a file for spreadsheets (text/csv).{' '}
      {countyFile.of.incomes.description}. Incomes are of <FactById id="countyIncomeVintage" />.
    </p>
  </CountyMap>
);

const countiesText = (all: readonly Income[]) =>
  `${listText(all.map(({ county }) => county.name))} ${all.length === 1 ? 'County' : 'counties'}`;

/** A paragraph per metro area with several counties. */
export const metros = [...new Set(incomes.flatMap(({ county }) => county.metro ?? []))]
  .map((name) => ({ name, all: sorted.filter(({ county }) => county.metro === name) }))
  .filter(({ all }) => all.length > 1)
  .map(({ name, all }) => {
    const short = all.filter(({ gap }) => gap < 0);
    const lowest = all.reduce((min, each) => (each.needed < min.needed ? each : min));
    const highest = all.reduce((max, each) => (each.needed > max.needed ? each : max));
    const verdict =
      short.length === 0
        ? 'The typical household earns enough in every one.'
        : short.length === all.length
          ? 'The typical household is short in every one.'
          : `The typical household is short in ${countiesText(short)}.`;
    return {
      name,
      text: `You’d need from ${usdWhole(lowest.needed)} a year in ${lowest.county.name} County to ${usdWhole(highest.needed)} in ${highest.county.name} County. ${verdict}`,
    };
  });
