import { ScrollBox, Table } from '@/components/page/table';
import { type CountyOrder, countiesBy, countyCount } from '@/content/ohio/counties';
import { usdWhole } from '@/lib/numbers/format';
import { countyHref, rateText } from './county-maps';

const captions: Readonly<Record<CountyOrder, string>> = {
  rate: `Ohio’s ${countyCount} counties by effective property tax rate, highest first`,
  tax: `Ohio’s ${countyCount} counties by median property tax, highest first`,
  value: `Ohio’s ${countyCount} counties by median home value, highest first`,
};

const orders: readonly (readonly [order: CountyOrder, head: string])[] = [
  ['rate', 'Rate'],
  ['tax', 'Median tax'],
  ['value', 'Median value'],
];

export function CountyRanking({ by }: { readonly by: CountyOrder }) {
  return (
    <ScrollBox label={`Table: ${captions[by]}`}>
      <Table>
        <caption className="vh">{captions[by]}</caption>
        <thead>
          <tr>
            <th scope="col">County</th>
            {orders.map(([order, head]) => (
              <th key={order} scope="col" data-n="" aria-sort={order === by ? 'descending' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countiesBy(by).map((county, place) => (
            <tr key={county.slug}>
              <th scope="row">
                {place + 1}. <a href={countyHref(county)}>{county.name}</a>
              </th>
              <td data-n="">{rateText(county)}</td>
              <td data-n="">{usdWhole(county.medianTax)}</td>
              <td data-n="">{usdWhole(county.medianValue)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}
