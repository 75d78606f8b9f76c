'use client';

import { useState } from 'react';
import { ScrollBox, Table } from '@/components/page/table';
import styles from './county-map.module.css';

export type RankedCounty = {
  readonly name: string;
  readonly href: string;
  /** Rate, median tax and median value, as the table prints them. */
  readonly cells: readonly string[];
  /** The same values as numbers, for sorting. */
  readonly figures: readonly number[];
};

type CountyRankingProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** In alphabetical order. */
  readonly counties: readonly RankedCounty[];
};

/** All counties in one table. Pressing a column's heading sorts by it; pressing it again reverses the order. */
export function CountyRanking({ caption, columns, counties }: CountyRankingProps) {
  const [{ column, rises }, setOrder] = useState({ column: 0, rises: false });
  const ranked = [...counties].sort(
    (a, b) => ((a.figures[column] ?? 0) - (b.figures[column] ?? 0)) * (rises ? 1 : -1) || a.name.localeCompare(b.name),
  );
  return (
    <ScrollBox label={`Table: ${caption}`}>
      <Table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">County</th>
            {columns.map((head, place) => (
              <th
                key={head}
                scope="col"
                data-n=""
                aria-sort={place === column ? (rises ? 'ascending' : 'descending') : undefined}
              >
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => setOrder({ column: place, rises: place === column && !rises })}
                >
                  {head}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ name, href, cells }, place) => (
            <tr key={name}>
              <th scope="row">
                {place + 1}. <a href={href}>{name}</a>
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at]} data-n="">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}
