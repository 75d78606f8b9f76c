import type { Metadata } from 'next';
import { PageFrame, PageTop, WithSide } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { ExpiredFacts, PageSources } from '@/components/page/facts/facts';
import { KeyFigures } from '@/components/page/key-figures';
import { Prose, RelatedPages } from '@/components/page/prose';
import {
  affordHref,
  countyHref,
  fhaText,
  NeighborMap,
  NeighborRates,
  paymentHref,
  rateText,
} from '@/components/sections/counties/county-maps';
import { affordableIn, closingsIn, medianHome } from '@/content/examples/county-examples';
import { countyCount, countyOf, rankText } from '@/content/ohio/counties';
import CountyText from '@/content/ohio/county.mdx';
import { type CountyPage, countyFigures, countyOnward, countyPages, largeCounties } from '@/content/site/county-pages';
import { usdWhole } from '@/lib/numbers/format';

type PageProps = { readonly params: Promise<{ readonly county: string }> };

export const dynamicParams = false;

const lastPart = ({ page }: CountyPage) => page.path.split('/').at(-1) ?? '';

export function generateStaticParams() {
  return countyPages.map((entry) => ({ county: lastPart(entry) }));
}

async function entryFor({ params }: PageProps): Promise<CountyPage> {
  const { county } = await params;
  const entry = countyPages.find((each) => lastPart(each) === county);
  if (!entry) throw new Error(`content/site/county-pages.ts: there is no county ${county}.`);
  return entry;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return metadataOf((await entryFor(props)).page);
}

/** A county's figures, its neighbors, a home's monthly and closing costs, and its offices. */
export default async function CountyRoute(props: PageProps) {
  const { name, seat, about, officer, offices, sites, page } = await entryFor(props);
  const county = countyOf(name);
  const others = largeCounties.filter((other) => other !== name);
  return (
    <PageFrame page={page}>
      <PageTop page={page} figure={<NeighborMap county={county} />} />
      <WithSide page={page}>
        <Prose>
          <ExpiredFacts facts={page.facts} />
          <KeyFigures
            items={[
              { figure: rateText(county), text: `${countyFigures.rate}, ${rankText(county.rank)}` },
              { figure: usdWhole(county.medianValue), text: countyFigures.value },
              { figure: fhaText(county), text: countyFigures.limit },
            ]}
          />
          <CountyText
            county={county}
            about={about}
            officer={officer}
            neighbors={<NeighborRates county={county} />}
            plans={medianHome(county)}
            closings={closingsIn(county)}
            affordable={affordableIn(county)}
            paymentHref={paymentHref(county)}
            affordHref={affordHref(county)}
            fhaText={fhaText(county)}
            offices={offices}
            sites={sites}
            seat={seat}
          />
          <h2>{countyOnward.heading}</h2>
          <RelatedPages items={countyOnward.items} />
          <p>
            {countyOnward.others}{' '}
            {others.map((other, place) => (
              <span key={other}>
                {place > 0 ? ', ' : ''}
                <a href={countyHref(countyOf(other))}>{other}</a>
              </span>
            ))}
            {`. All ${countyCount} are on the `}
            <a href="/ohio-property-taxes">{countyOnward.map}</a>.
          </p>
          <PageSources page={page} />
        </Prose>
      </WithSide>
    </PageFrame>
  );
}
