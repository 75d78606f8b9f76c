import type { ReactNode } from 'react';
import styles from '@/components/calculators/offers/offers.module.css';
import { Plate, Tag } from '@/components/drawings/signs';
import type { OutcomeCell } from '@/lib/calculators/offers/compute';
import { type OfferLetter, offerLetters } from '@/lib/calculators/offers/fields';

export function Mark({ number }: { readonly number: number }) {
  return (
    <span className={styles.mark}>
      <span className="vh">Number </span>
      {number}
    </span>
  );
}

/** A table with one column per offer; on narrow screens a row's name is above its cells. */
export function OfferTable({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  // The roles keep it a table for screen readers when its rows are laid out as grids.
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the styles change its display
    <table className={styles.table} role="table">
      <caption className="vh">{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: the styles change its display */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: the styles change its display */}
        <tr role="row">
          <td />
          {offerLetters.map((letter) => (
            // biome-ignore lint/a11y/noRedundantRoles: the styles change its display
            <th key={letter} scope="col" role="columnheader">
              <Plate>
                <span className="vh">Offer </span>
                {letter}
              </Plate>
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: the styles change its display */}
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

type OfferRowProps = {
  readonly mark?: number | undefined;
  readonly label: string;
  readonly note: string;
  /** Tints the row. */
  readonly now?: boolean;
  readonly cellOf: (letter: OfferLetter) => ReactNode;
};

export function OfferRow({ mark, label, note, now, cellOf }: OfferRowProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the styles change its display
    <tr role="row" data-now={now ? '' : undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: the styles change its display */}
      <th scope="row" role="rowheader">
        {mark ? <Mark number={mark} /> : null}
        <span>
          {label}
          <small>{note}</small>
        </span>
      </th>
      {offerLetters.map((letter) => (
        // biome-ignore lint/a11y/noRedundantRoles: the styles change its display
        <td key={letter} role="cell" data-label={letter}>
          {cellOf(letter)}
        </td>
      ))}
    </tr>
  );
}

type OutcomeRowProps = Omit<OfferRowProps, 'cellOf'> & {
  readonly cells: readonly OutcomeCell[];
  readonly large?: boolean;
};

/** A row of results; the lowest has a pennant. */
export function OutcomeRow({ cells, large, ...row }: OutcomeRowProps) {
  return (
    <OfferRow
      {...row}
      cellOf={(letter) => {
        const cell = cells.find((each) => each.letter === letter);
        return (
          <span className={styles.outcome}>
            <span className={large ? 'big' : undefined}>{cell?.text}</span>
            {cell?.lowest ? <Tag>lowest</Tag> : null}
          </span>
        );
      }}
    />
  );
}
