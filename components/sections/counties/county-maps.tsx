import { FactById } from '@/components/page/facts/facts';
import { fact } from '@/content/facts/facts';
import { exampleRatePercent } from '@/content/lender/rates';
import {
  type CountyEntry,
  comparedPrice,
  countyCount,
  earlierSurveyCounties,
  extremesOf,
  medianCounty,
  rankText,
} from '@/content/ohio/counties';
import { countyPageOf } from '@/content/site/county-pages';
import { type FhaArea, printedRate, taxClasses, taxClassOf } from '@/lib/counties';
import { countyPaymentHref } from '@/lib/county-payment-href';
import { propertyTaxFor } from '@/lib/mortgage/property-tax';
import { usdWhole } from '@/lib/numbers/format';
import { CountyBars, CountyFigures, CountyMap, CountyTable, LocalMap, neighborsOf, type Shade } from './county-map';

const rateExtremes = extremesOf('rate');

export const rateText = ({ ratePercent }: { readonly ratePercent: number }) => `${printedRate(ratePercent)}%`;
const taxShadeOf = ({ ratePercent }: { readonly ratePercent: number }) => taxClassOf(ratePercent) as Shade;
const taxShading = { shadeOf: taxShadeOf, figureOf: rateText };
const barHeading = `A month of tax on a ${usdWhole(comparedPrice)} home`;

function classText(place: number): string {
  const lowest = taxClasses[place] ?? 0;
  const next = taxClasses[place + 1];
  if (place === 0) return `Under ${next?.toFixed(2)}%`;
  if (next === undefined) return `${lowest.toFixed(2)}% and up`;
  return `${lowest.toFixed(2)}–${(next - 0.01).toFixed(2)}%`;
}

/** A link to the payment calculator for a home in this county with 20 % down. */
export function paymentHref({ name, comparedTax }: CountyEntry): string {
  return countyPaymentHref(name, comparedPrice, comparedTax);
}

export function affordHref({ name }: CountyEntry): string {
  return `/how-much-can-i-afford-calculator#county=${encodeURIComponent(name)}&rate=${exampleRatePercent}`;
}

export function countyHref({ name }: CountyEntry): string {
  return countyPageOf(name).page.path;
}

/** The monthly tax on the comparison home, as a bar; the scale ends at the highest county. */
function barOf({ name, comparedTax, ratePercent }: Pick<CountyEntry, 'name' | 'comparedTax' | 'ratePercent'>) {
  const percent = (comparedTax / rateExtremes.highest.comparedTax) * 100;
  return { name, text: usdWhole(comparedTax / 12), shade: taxShadeOf({ ratePercent }), percent };
}
const middleBar = barOf({
  name: 'Middle',
  ratePercent: medianCounty.ratePercent,
  comparedTax: propertyTaxFor(comparedPrice, medianCounty.ratePercent),
});

function TaxPanel({ county }: { readonly county: CountyEntry }) {
  return (
    <>
      <CountyFigures
        items={[
          [rateText(county), `of the value a year, ${rankText(county.rank)}`],
          [usdWhole(county.medianTax), 'median tax a year'],
          [usdWhole(county.medianValue), 'median home value'],
        ]}
      />
      <p>
        <a href={paymentHref(county)}>The whole month in {county.name}</a>
        {' · '}
        <a href={countyHref(county)}>All about {county.name} County</a>
      </p>
      <h3 className="minor">{barHeading}</h3>
      <CountyBars bars={[barOf(county)]} selected />
    </>
  );
}

export const taxLead = (
  <>
    For tax on the same {usdWhole(comparedPrice)} house you’d pay about{' '}
    <b>
      {usdWhole(rateExtremes.lowest.comparedTax / 12)} a month in {rateExtremes.lowest.name} County. In{' '}
      {rateExtremes.highest.name} it’s {usdWhole(rateExtremes.highest.comparedTax / 12)}.
    </b>{' '}
    Check the county before you settle on a price.
  </>
);

export const taxMap = (
  <CountyMap
    shading={taxShading}
    by="effective property tax rate"
    legend={taxClasses.map((_, place) => ({ shade: (place + 1) as Shade, text: classText(place) }))}
    note={
      <>
        Effective rate: median property tax divided by median value of owner-occupied homes. U.S. Census Bureau,
        American Community Survey, <FactById id="countyTaxVintage" />. It’s a typical rate, not a bill: school districts
        and levies differ inside a county.
        {earlierSurveyCounties.map(
          ({ name, survey }) =>
            ` The newest survey has no median value of ${name} County; its figures are of ${survey}.`,
        )}
      </>
    }
    announcementOf={(county) =>
      `${rateText(county)}, ${usdWhole(county.comparedTax / 12)} a month on ${usdWhole(comparedPrice)}`
    }
    state={
      <>
        <CountyFigures
          items={[
            [rateText(medianCounty), `of the value a year, the median of ${countyCount} counties`],
            [usdWhole(medianCounty.medianTax), 'median tax a year, the median county'],
            [usdWhole(medianCounty.medianValue), 'median home value, the median county'],
          ]}
        />
        <h3 className="minor">{barHeading}</h3>
      </>
    }
    priced
    compared={<CountyBars bars={[barOf(rateExtremes.lowest), middleBar, barOf(rateExtremes.highest)]} />}
    panelOf={(county) => <TaxPanel county={county} />}
  >
    <CountyTable
      heading={`All ${countyCount} counties`}
      caption={`Property tax by Ohio county, and the tax of a year on a home of ${usdWhole(comparedPrice)}`}
      columns={['Rate', 'Median tax', 'Median value', `On ${usdWhole(comparedPrice)}`]}
      shadeOf={taxShadeOf}
      cellsOf={(county) => [
        rateText(county),
        usdWhole(county.medianTax),
        usdWhole(county.medianValue),
        usdWhole(county.comparedTax),
      ]}
      lean
      file="taxes"
    >
      <p>
        <a href="/ohio-property-tax-ranking">Highest to lowest</a>
      </p>
    </CountyTable>
  </CountyMap>
);

const areaShades: Readonly<Record<FhaArea, Shade>> = { floor: 2, columbus: 5 };
const areaShadeOf = ({ fha }: CountyEntry) => areaShades[fha];

const areaLimits: Readonly<Record<FhaArea, readonly [string, string, string, string]>> = {
  floor: [
    fact('fhaLimitFloor').text,
    fact('fhaLimitFloorTwo').text,
    fact('fhaLimitFloorThree').text,
    fact('fhaLimitFloorFour').text,
  ],
  columbus: [
    fact('fhaLimitColumbus').text,
    fact('fhaLimitColumbusTwo').text,
    fact('fhaLimitColumbusThree').text,
    fact('fhaLimitColumbusFour').text,
  ],
};

export const fhaText = ({ fha }: CountyEntry): string => areaLimits[fha][0];

function LimitPanel({ county }: { readonly county: CountyEntry }) {
  return (
    <>
      <CountyFigures
        items={[
          [fhaText(county), 'FHA, one unit'],
          [fact('conformingLimit').text, 'conforming, one unit'],
          ['No limit', 'VA, with full entitlement'],
        ]}
      />
      <p>
        {county.metro ? <>In the {county.metro} metro area. </> : null}
        <a href={`/ohio-property-taxes#${county.slug}`}>Property tax in {county.name} County</a>
      </p>
    </>
  );
}

export const limitMap = (
  <CountyMap
    shading={{ shadeOf: areaShadeOf, figureOf: fhaText }}
    by="FHA loan limit for a one-unit home"
    legend={(['floor', 'columbus'] as const).map((area) => ({ shade: areaShades[area], text: areaLimits[area][0] }))}
    note={`FHA limits for a one-unit home. The conforming limit is one figure in all ${countyCount} counties.`}
    announcementOf={(county) => `FHA ${fhaText(county)}, one unit`}
    pickNote={
      <p className="small">
        The Department of Housing and Urban Development (HUD) sets the limits of Federal Housing Administration (FHA)
        loans. A loan backed by Veterans Affairs (VA) has none with full entitlement.
      </p>
    }
    state={
      <>
        <CountyFigures
          items={[
            [areaLimits.floor[0], 'FHA, one unit, in most counties'],
            [fact('conformingLimit').text, 'conforming, one unit, in every county'],
            ['No limit', 'VA, with full entitlement'],
          ]}
        />
        <p>
          In the Columbus area the FHA limit is <b>{areaLimits.columbus[0]}</b>.
        </p>
      </>
    }
    panelOf={(county) => <LimitPanel county={county} />}
  >
    <CountyTable
      heading={`FHA limits in all ${countyCount} counties`}
      caption="FHA loan limits by Ohio county for homes of one to four units"
      columns={['One unit', 'Two', 'Three', 'Four']}
      shadeOf={areaShadeOf}
      cellsOf={({ fha }) => areaLimits[fha]}
      file="limits"
    />
  </CountyMap>
);

type NeighborProps = { readonly county: CountyEntry };

export function NeighborMap({ county }: NeighborProps) {
  return (
    <LocalMap
      county={county}
      shading={taxShading}
      label={`Map of ${county.name} County and its neighbors by effective property tax rate`}
    >
      Yearly property tax, as a percent of a home’s value
    </LocalMap>
  );
}

export function NeighborRates({ county }: NeighborProps) {
  return (
    <p>
      What you’d pay next door:{' '}
      {neighborsOf(county).map((each, place) => (
        <span key={each.slug}>
          {place > 0 ? ', ' : ''}
          <a href={countyHref(each)}>{each.name}</a> {rateText(each)}
        </span>
      ))}
      . {county.name} County: <b>{rateText(county)}</b>.
    </p>
  );
}
