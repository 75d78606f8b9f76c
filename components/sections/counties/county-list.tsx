import { NumberHeads, ScrollBox, Table } from '@/components/page/table';
import { type CountyEntry, counties } from '@/content/ohio/counties';
import { countyHref } from './county-maps';

type CountyListProps = {
  readonly caption: string;
  readonly columns: readonly (readonly [head: string, cellOf: (county: CountyEntry) => string])[];
};

export function CountyList({ caption, columns }: CountyListProps) {
  return (
    <ScrollBox label={`Table: ${caption}`}>
      <Table>
        <caption className="vh">{caption}</caption>
        <NumberHeads first="County" columns={columns.map(([head]) => head)} />
        <tbody>
          {counties.map((county) => (
            <tr key={county.slug}>
              <th scope="row">
                <a href={countyHref(county)}>{county.name}</a>
              </th>
              {columns.map(([head, cellOf]) => (
                <td key={head} data-n="">
                  {cellOf(county)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}
