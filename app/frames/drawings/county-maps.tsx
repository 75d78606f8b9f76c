import type { ReactNode } from 'react';
import { FactById } from '@/app/frames/facts';
import { datasetNode, type MainNode } from '@/app/seo/structured-data';
import { Island } from '@/components/island/island';
import {
  CountyBars,
  CountyFigures,
  CountyMap,
  CountyTable,
  LocalMap,
  type Shade,
} from '@/components/sections/counties/county-map';
import { CountyPicker } from '@/components/sections/counties/county-picker.client';
import { fact } from '@/content/facts/facts';
import {
  type CountyEntry,
  comparedPrice,
  counties,
  countyCount,
  countyFile,
  endsOf,
  middleCounty,
  olderCounties,
  rankText,
} from '@/content/ohio/counties';
import { mapSize, outlines } from '@/content/ohio/outlines';
import { countyPageOf } from '@/content/site/county-pages';
import { monthlyPaymentPage } from '@/content/site/own-pages/calculator-pages';
import type { Page } from '@/content/site/page';
import { type FhaArea, printedRate, taxClasses, taxClassOf } from '@/lib/counties';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { usdWhole } from '@/lib/numbers/format';

const rateEnds = endsOf('rate');
const bySlug = new Map(counties.map((county) => [county.slug, county]));

function shapeOf({ fips, name }: CountyEntry) {
  const shape = outlines.get(fips);
  if (!shape) throw new Error(`There is no outline of ${name}.`);
  return shape;
}

function countyOf(slug: string): CountyEntry {
  const county = bySlug.get(slug);
  if (!county) throw new Error(`There is no county ${slug}.`);
  return county;
}

/** A county for the map, with its shade and the figure that the shade represents. */
function mapped(county: CountyEntry, shade: Shade, figure: string) {
  const { d, center, named } = shapeOf(county);
  return { slug: county.slug, name: county.name, d, center, named, shade, figure };
}

/** The rate of a county as printed. */
export const rateText = ({ ratePercent }: { readonly ratePercent: number }) => `${printedRate(ratePercent)}%`;
const taxShadeOf = ({ ratePercent }: CountyEntry) => taxClassOf(ratePercent) as Shade;
const barHeading = `A month of tax on a ${usdWhole(comparedPrice)} home`;
const countText = (count: number) => (count === 1 ? '1 county' : `${count} counties`);

/** The class of the map from its lowest rate to just below the next. */
function classText(place: number): string {
  const lowest = taxClasses[place] ?? 0;
  const next = taxClasses[place + 1];
  if (place === 0) return `Under ${next?.toFixed(2)}%`;
  if (next === undefined) return `${lowest.toFixed(2)}% and up`;
  return `${lowest.toFixed(2)}–${(next - 0.01).toFixed(2)}%`;
}

/** The payment calculator with a home in this county and a fifth of the price down. */
export function paymentHref({ name, comparedTax }: CountyEntry): string {
  const down = comparedPrice / 5;
  const place = `state=OH&county=${encodeURIComponent(name)}&tax=${Number(comparedTax.toFixed(2))}`;
  return `${monthlyPaymentPage.path}#price=${comparedPrice}&down=${down}&${place}`;
}

/** The page of a county. */
export function countyHref({ name }: CountyEntry): string {
  return countyPageOf(name).page.path;
}

/** The tax of a month on the compared home, as a bar of the scale that ends with the highest county. */
function barOf(name: string, comparedTax: number, shade: Shade) {
  const percent = (comparedTax / rateEnds.most.comparedTax) * 100;
  return { name, text: usdWhole(comparedTax / 12), shade, percent };
}
const middleTax = propertyTaxFor(comparedPrice, middleCounty.ratePercent);
const middleBar = barOf('Middle', middleTax, taxClassOf(middleCounty.ratePercent) as Shade);
const ofCounty = (county: CountyEntry) => barOf(county.name, county.comparedTax, taxShadeOf(county));

function TaxPanel({ county }: { readonly county: CountyEntry }) {
  return (
    <CountyFigures
      items={[
        { figure: rateText(county), text: `of the value a year, ${rankText(county.rank)}` },
        { figure: usdWhole(county.medianTax), text: 'median tax a year' },
        { figure: usdWhole(county.medianValue), text: 'median home value' },
      ]}
    >
      <p>
        <a href={paymentHref(county)}>The whole month in {county.name}</a>
        {' · '}
        <a href={countyHref(county)}>All about {county.name} County</a>
      </p>
      <h3>{barHeading}</h3>
      <CountyBars bars={[ofCounty(county)]} own />
    </CountyFigures>
  );
}

/** The list of counties; what it says of a chosen one is announced. */
function pickerSaying(figuresOf: (county: CountyEntry) => string): ReactNode {
  return (
    <Island
      of={CountyPicker}
      props={{
        counties: counties.map((county) => ({
          slug: county.slug,
          name: county.name,
          said: `${county.name} County: ${figuresOf(county)}.`,
        })),
        zipFile: '/ohio-zips.json',
      }}
    />
  );
}

/** What the header of the map of taxes says in place of the page's lead. */
export const taxLead: ReactNode = (
  <>
    <b>
      {usdWhole(rateEnds.least.comparedTax / 12)} a month in {rateEnds.least.name} County,{' '}
      {usdWhole(rateEnds.most.comparedTax / 12)} in {rateEnds.most.name},
    </b>{' '}
    same house of {usdWhole(comparedPrice)}. Look before you set a price.
  </>
);

/** The table as a data set for search engines. */
const datasetOf =
  (map: 'taxes' | 'limits') =>
  (page: Page): MainNode =>
    datasetNode(page, { ...countyFile, ...countyFile.of[map] });
export const taxData = datasetOf('taxes');
export const limitData = datasetOf('limits');

/** The link to the table as a file, and what it contains. */
function Download({ map }: { readonly map: 'taxes' | 'limits' }) {
  return (
    <p className="small">
      <a href={countyFile.path}>{countyFile.name}</a>, free to use as a file for spreadsheets (text/csv).{' '}
      {countyFile.of[map].description}.
    </p>
  );
}

/** The map of property taxes, with the figures of each county and their table. */
export const taxMap: ReactNode = (
  <div className="section">
    <CountyMap
      label={`Map of Ohio’s ${countyCount} counties by effective property tax rate; the table has every figure`}
      size={mapSize}
      counties={counties.map((county) => mapped(county, taxShadeOf(county), rateText(county)))}
      legend={taxClasses.map((_, place) => ({
        shade: (place + 1) as Shade,
        text: classText(place),
        count: countText(counties.filter((county) => taxShadeOf(county) === place + 1).length),
      }))}
      note={
        <>
          Effective rate: median property tax divided by median value of owner-occupied homes. U.S. Census Bureau,
          American Community Survey, <FactById id="countyTaxVintage" />. It’s a typical rate, not a bill: school
          districts and levies differ inside a county.
          {olderCounties.map(
            ({ name, survey }) =>
              ` The newest survey has no median value of ${name} County; its figures are of ${survey}.`,
          )}
        </>
      }
      picker={pickerSaying(
        (county) => `${rateText(county)}, ${usdWhole(county.comparedTax / 12)} a month on ${usdWhole(comparedPrice)}`,
      )}
      state={
        <>
          <h2>All of Ohio</h2>
          <CountyFigures
            items={[
              { figure: rateText(middleCounty), text: `of the value a year, the median of ${countyCount} counties` },
              { figure: usdWhole(middleCounty.medianTax), text: 'median tax a year, the median county' },
              { figure: usdWhole(middleCounty.medianValue), text: 'median home value, the median county' },
            ]}
          >
            <h3>{barHeading}</h3>
          </CountyFigures>
        </>
      }
      compared={<CountyBars bars={[ofCounty(rateEnds.least), middleBar, ofCounty(rateEnds.most)]} />}
      panelOf={(slug) => <TaxPanel county={countyOf(slug)} />}
    >
      <CountyTable
        id="table"
        heading={`All ${countyCount} counties`}
        caption={`Property tax by Ohio county, and the tax of a year on a home of ${usdWhole(comparedPrice)}`}
        columns={['Rate', 'Median tax', 'Median value', `On ${usdWhole(comparedPrice)}`]}
        rows={counties.map((county) => ({
          slug: county.slug,
          name: county.name,
          shade: taxShadeOf(county),
          cells: [
            rateText(county),
            usdWhole(county.medianTax),
            usdWhole(county.medianValue),
            usdWhole(county.comparedTax),
          ],
        }))}
        lean
      >
        <p>
          <a href="/ohio-property-tax-ranking">Highest to lowest</a>
        </p>
        <Download map="taxes" />
      </CountyTable>
    </CountyMap>
  </div>
);

const areaShades: Readonly<Record<FhaArea, Shade>> = { floor: 2, columbus: 5 };
/** The FHA limit of a county for one to four units. */
function fhaLimits(county: CountyEntry): readonly [string, string, string, string] {
  if (county.fha === 'columbus') {
    return [
      fact('fhaLimitColumbus').text,
      fact('fhaLimitColumbusTwo').text,
      fact('fhaLimitColumbusThree').text,
      fact('fhaLimitColumbusFour').text,
    ];
  }
  return [
    fact('fhaLimitFloor').text,
    fact('fhaLimitFloorTwo').text,
    fact('fhaLimitFloorThree').text,
    fact('fhaLimitFloorFour').text,
  ];
}

/** The FHA limit of a county for a one-unit home as printed. */
export const fhaText = (county: CountyEntry): string => fhaLimits(county)[0];

const areaNames: readonly (readonly [FhaArea, string])[] = [
  ['floor', fact('fhaLimitFloor').text],
  ['columbus', fact('fhaLimitColumbus').text],
];

function LimitPanel({ county }: { readonly county: CountyEntry }) {
  const [one] = fhaLimits(county);
  return (
    <CountyFigures
      items={[
        { figure: one, text: 'FHA, one unit' },
        { figure: fact('conformingLimit').text, text: 'conforming, one unit' },
        { figure: 'No limit', text: 'VA, with full entitlement' },
      ]}
    >
      <p>
        {county.metro ? <>In the {county.metro} metro area. </> : null}
        <a href={`/ohio-property-taxes#${county.slug}`}>Property tax in {county.name} County</a>
      </p>
    </CountyFigures>
  );
}

/** The map of loan limits, with the figures of each county and their table. */
export const limitMap: ReactNode = (
  <div className="section">
    <CountyMap
      label={`Map of Ohio’s ${countyCount} counties by FHA loan limit for a one-unit home; the table has every figure`}
      size={mapSize}
      counties={counties.map((county) => mapped(county, areaShades[county.fha], fhaLimits(county)[0]))}
      legend={areaNames.map(([area, text]) => ({
        shade: areaShades[area],
        text,
        count: countText(counties.filter((county) => county.fha === area).length),
      }))}
      note={`FHA limits for a one-unit home. The conforming limit is one figure in all ${countyCount} counties.`}
      picker={pickerSaying((county) => `FHA ${fhaLimits(county)[0]}, one unit`)}
      pickNote={
        <p className="small">
          The Department of Housing and Urban Development (HUD) sets the limits of Federal Housing Administration (FHA)
          loans. A loan backed by Veterans Affairs (VA) has none with full entitlement.
        </p>
      }
      state={
        <>
          <h2>All of Ohio</h2>
          <CountyFigures
            items={[
              { figure: fact('fhaLimitFloor').text, text: 'FHA, one unit, in most counties' },
              { figure: fact('conformingLimit').text, text: 'conforming, one unit, in every county' },
              { figure: 'No limit', text: 'VA, with full entitlement' },
            ]}
          >
            <p>
              In the Columbus area the FHA limit is <b>{fact('fhaLimitColumbus').text}</b>.
            </p>
          </CountyFigures>
        </>
      }
      panelOf={(slug) => <LimitPanel county={countyOf(slug)} />}
    >
      <CountyTable
        id="table"
        heading={`FHA limits in all ${countyCount} counties`}
        caption="FHA loan limits by Ohio county for homes of one to four units"
        columns={['One unit', 'Two', 'Three', 'Four']}
        rows={counties.map((county) => ({
          slug: county.slug,
          name: county.name,
          shade: areaShades[county.fha],
          cells: fhaLimits(county),
        }))}
      >
        <Download map="limits" />
      </CountyTable>
    </CountyMap>
  </div>
);

/** A county among its neighbors, each with its rate; their names lead to their figures. */
export function NeighborMap({ county }: { readonly county: CountyEntry }) {
  const own = shapeOf(county);
  const near = counties.filter(({ fips }) => own.neighbors.includes(fips));
  return (
    <LocalMap
      label={`Map of ${county.name} County and its neighbors by effective property tax rate`}
      counties={[...near, county].map((each) => ({
        ...mapped(each, taxShadeOf(each), rateText(each)),
        box: shapeOf(each).box,
      }))}
    >
      {near.map((each, place) => (
        <span key={each.slug}>
          {place > 0 ? ', ' : ''}
          <a href={countyHref(each)}>{each.name}</a> {rateText(each)}
        </span>
      ))}
      . {county.name} County: <b>{rateText(county)}</b>.
    </LocalMap>
  );
}
