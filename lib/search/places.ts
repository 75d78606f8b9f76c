import { countySlug, printedRate } from '@/lib/counties';
import { propertyTaxFor } from '@/lib/mortgage/property-tax';
import { usdWhole } from '@/lib/numbers/format';
import type { Answer } from './answers';
import type { Amounts, Gazetteer, Place } from './query';

/** The price of an example tax if the query has none, in US dollars. */
const namedPrice = 250_000;

export const countyHref = (county: string) => `/ohio/${countySlug(county)}-county`;

/** The answer about a place: its county's tax at the typed price, or a choice of its counties. */
export function placeAnswer(
  template: Answer,
  places: readonly Place[],
  amounts: Amounts,
  { counties }: Gazetteer,
): Answer {
  const all = [...new Set(places.flatMap((place) => place.counties))];
  const [first = ''] = all;
  const price = amounts.price ?? namedPrice;
  const rate = counties[first] ?? 0;
  const [place] = places;
  const page = countyHref(first);
  if (all.length > 1) {
    const named = all.map((county) => `${county} County: ${printedRate(counties[county] ?? 0)}%`);
    return {
      ...template,
      says: `${places.map(({ name }) => name).join(' or ')} can mean ${all.length} counties. Which one is the home in?`,
      more: `Property tax a year, as a share of the home’s value. ${named.join(', ')}.`,
      page,
      link: `${first} County`,
      choices: all.slice(1).map((county) => ({ label: `${county} County`, href: countyHref(county) })),
    };
  }
  const tax = propertyTaxFor(price, rate);
  return {
    ...template,
    says: `In ${first} County, tax on a ${usdWhole(price)} home is about ${usdWhole(tax / 12)} a month.`,
    more: `${place && place.name !== `${first} County` ? `${place.name} is in ${first} County. ` : ''}The typical rate is ${printedRate(rate)}% a year. Bills differ by school district.`,
    page,
    link: `See ${first} County`,
  };
}
