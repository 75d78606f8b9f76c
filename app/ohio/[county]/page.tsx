import type { Metadata } from 'next';
import { AprNote } from '@/app/frames/apr-note';
import { countyHref, fhaText, NeighborMap, paymentHref, rateText } from '@/app/frames/county-maps';
import { FactById } from '@/app/frames/facts';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { PageSources } from '@/app/frames/page-sources';
import { PageTop } from '@/app/frames/page-top';
import { Side } from '@/app/frames/side';
import { KeyFigures } from '@/components/ui/key-figures';
import { Example, Onward, Prose } from '@/components/ui/prose';
import { ScrollBox, Table } from '@/components/ui/table';
import { insurancePercent } from '@/content/assumptions';
import { fact } from '@/content/facts';
import { comparedPrice, countyCount, countyOf, middleCounty } from '@/content/ohio/counties';
import { medianHome } from '@/content/ohio/examples';
import { type CountyPage, countyPages } from '@/content/ohio/pages';
import { exampleRateWords } from '@/content/rates';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';

type PageProps = { readonly params: Promise<{ readonly county: string }> };

export const dynamicParams = false;

const lastPart = ({ page }: CountyPage) => page.path.split('/').at(-1) ?? '';

export function generateStaticParams() {
  return countyPages.map((entry) => ({ county: lastPart(entry) }));
}

async function entryFor({ params }: PageProps): Promise<CountyPage> {
  const { county } = await params;
  const entry = countyPages.find((each) => lastPart(each) === county);
  if (!entry) throw new Error(`content/county-pages.ts: there is no county ${county}.`);
  return entry;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return metadataOf((await entryFor(props)).page);
}

/** A county of Ohio: its figures, its neighbors, what its median home costs a month, and its offices. */
export default async function CountyRoute(props: PageProps) {
  const { name, seat, about, offices, page } = await entryFor(props);
  const county = countyOf(name);
  const plans = medianHome(county);
  const difference = county.ratePercent - middleCounty.ratePercent;
  const perMonth = Math.abs((comparedPrice * difference) / 100 / 12);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Down payment', plans.map(({ downPayment }) => usdWhole(downPayment))],
    ['Principal and interest', plans.map(({ principalAndInterest }) => usd(principalAndInterest))],
    ['Mortgage insurance', plans.map(({ insurance }) => usd(insurance.monthly))],
    ['Property tax', plans.map(({ tax }) => usd(tax / 12))],
    ['Homeowner’s insurance', plans.map(({ monthlyInsurance }) => usd(monthlyInsurance))],
    ['Whole payment a month', plans.map(({ whole }) => usd(whole))],
    ['APR', plans.map(({ apr }) => `${apr.percent.toFixed(3)}%`)],
  ];
  return (
    <PageFrame path={page.path}>
      <PageTop page={page} />
      <div className="section">
        <div className="wrap cols">
          <Prose>
            <KeyFigures
              items={[
                {
                  figure: rateText(county),
                  text: `effective property tax rate, number ${county.rank} of ${countyCount} from the top`,
                },
                { figure: usdWhole(county.medianValue), text: 'median value of a home that its owner lives in' },
                {
                  figure: fhaText(county),
                  text: 'Federal Housing Administration (FHA) loan limit of 2026 for one unit',
                },
              ]}
            />
            <h2>{name} County and its neighbors</h2>
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <NeighborMap county={county} />
            <p>
              The tax on a {usdWhole(comparedPrice)} home here is about {usdWhole(county.comparedTax)} a year. That is{' '}
              {usdWhole(perMonth)} a month {difference > 0 ? 'more' : 'less'} than in Ohio’s middle county: see{' '}
              <a href="/ohio-property-tax-ranking">{`all ${countyCount} in order`}</a>. It is a typical rate from the
              American Community Survey, <FactById id="countyTaxVintage" />, not a bill.
            </p>
            <h2>What the median home costs a month</h2>
            <Example title={`A home at ${usdWhole(county.medianValue)}, three down payments`}>
              <ScrollBox label="Table: the payment with three down payments">
                <Table>
                  <caption className="vh">Monthly payment with three down payments</caption>
                  <thead>
                    <tr>
                      <th scope="col">Part</th>
                      {plans.map(({ downPercent }) => (
                        <th key={downPercent} scope="col" data-n="">
                          {percentText(downPercent)} down
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(([head, cells]) => (
                      <tr key={head}>
                        <th scope="row">{head}</th>
                        {cells.map((cell, place) => (
                          <td key={plans[place]?.downPercent} data-n="">
                            {cell}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </Table>
              </ScrollBox>
              <p>
                Counted at {exampleRateWords}, over 30 years. Insurance is our assumption,{' '}
                {percentText(insurancePercent)} of the price a year: ask for a quote. Mortgage insurance ends when the
                loan is small enough.
              </p>
              <AprNote
                loans={plans.map(({ apr, downPercent }) => ({ name: `${percentText(downPercent)} down`, ...apr }))}
                counts="mortgage insurance"
              />
              <p>
                <a href={paymentHref(county)}>Payment in {name} County with your own numbers</a>
              </p>
            </Example>
            <h2>How much you can borrow here</h2>
            <p>
              An FHA loan on a one-unit home can be {fhaText(county)}. A conforming loan can be{' '}
              {fact('conformingLimit').text}, as in all of Ohio. A loan backed by Veterans Affairs (VA) has no limit if
              you have full entitlement. <a href={`/ohio-loan-limits#${county.slug}`}>Loan limits by county</a> has two
              to four units as well.
            </p>
            <h2>The county’s offices</h2>
            <ul>
              <li>
                <b>{offices.auditor}</b>, {seat}: the value, the taxing district and the tax of each home, credits for
                owners, and the conveyance fee.
              </li>
              <li>
                <b>{name} County Treasurer</b>, {seat}: the days on which tax is due, and payment.
              </li>
              <li>
                <b>{offices.recorder}</b>, {seat}: deeds, mortgages and liens on record.
              </li>
            </ul>
            <p>
              Before you offer, look up the home at the auditor:{' '}
              <a href="/ohio-property-taxes#how-to-check-a-bill-at-the-auditor">what to look for in a tax bill</a>.
            </p>
            <h2>Next steps</h2>
            <Onward
              items={[
                { text: 'Cash for the closing:', label: 'Ohio closing costs', path: '/ohio-closing-costs' },
                { text: 'Your first home?', label: 'Buying a first home in Ohio', path: '/first-time-home-buyer-ohio' },
                {
                  text: 'What fits your income:',
                  label: 'How Much Can I Borrow?',
                  path: '/how-much-can-i-afford-calculator',
                },
              ]}
            />
            <p>
              Other large counties:{' '}
              {countyPages
                .filter((other) => other.name !== name)
                .map((other, place) => (
                  <span key={other.name}>
                    {place > 0 ? ', ' : ''}
                    <a href={countyHref(countyOf(other.name))}>{other.name}</a>
                  </span>
                ))}
              {`. All ${countyCount} are on the `}
              <a href="/ohio-property-taxes">map of Ohio property taxes</a>.
            </p>
            <PageSources page={page} />
          </Prose>
          <Side page={page} />
        </div>
      </div>
    </PageFrame>
  );
}
