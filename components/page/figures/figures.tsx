import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import type { Tone } from '@/lib/charts';
import styles from './figures.module.css';

export type Figure = {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly text: string;
  /** Prints the figure in red, with its minus sign. */
  readonly negative?: boolean;
  readonly tone?: Tone;
  readonly share?: string;
};

type FiguresProps = {
  readonly caption: string;
  readonly lines: readonly Figure[];
  /** The total of the lines, under a heavy rule. */
  readonly total?: Figure | undefined;
  readonly below?: Figure | undefined;
  readonly dense?: boolean;
  /** Called with the index of the line under the pointer, or null when the pointer leaves. */
  readonly onPoint?: (index: number | null) => void;
};

function Line({ label, note, text, negative, tone, share }: Figure) {
  return (
    <>
      <th scope="row">
        {tone ? <i data-tone={tone} /> : null}
        {label}
        {note ? <small>{note}</small> : null}
      </th>
      {share === undefined ? null : <td>{share}</td>}
      <td className={negative ? styles.negative : undefined} translate={/[a-z]/.test(text) ? undefined : 'no'}>
        {text}
      </td>
    </>
  );
}

export function Figures({ caption, lines, total, below, dense, onPoint }: FiguresProps) {
  const columns = lines[0]?.share === undefined ? undefined : { share: '' };
  return (
    <table className={classes(styles.figures, dense ? styles.dense : undefined)}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {lines.map((line, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place in the list
            key={index}
            onPointerEnter={onPoint && (() => onPoint(index))}
            onPointerLeave={onPoint && (() => onPoint(null))}
          >
            <Line {...line} />
          </tr>
        ))}
      </tbody>
      {total || below ? (
        <tfoot>
          {total ? (
            <tr>
              <Line {...total} {...columns} />
            </tr>
          ) : null}
          {below ? (
            <tr className={styles.below}>
              <Line {...below} {...columns} />
            </tr>
          ) : null}
        </tfoot>
      ) : null}
    </table>
  );
}

export function SideBySide({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sides}>{children}</div>;
}
