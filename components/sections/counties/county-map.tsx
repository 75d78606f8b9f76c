import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Table } from '@/components/page/table';
import styles from './county-map.module.css';

/** The shades of the map, light to dark. */
export type Shade = 1 | 2 | 3 | 4 | 5;

type MapCounty = {
  /** Its anchor, `van-wert`. */
  readonly slug: string;
  readonly name: string;
  readonly d: string;
  readonly center: readonly [number, number];
  readonly named: boolean;
  readonly shade: Shade;
  /** What its shade represents: "1.55%". */
  readonly figure: string;
};

type CountyMapProps = {
  /** What the map shows, for screen readers. */
  readonly label: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly counties: readonly MapCounty[];
  readonly legend: readonly { readonly shade: Shade; readonly text: string; readonly count: string }[];
  /** The note under the legend. */
  readonly note: ReactNode;
  /** The list of counties, which needs script. */
  readonly picker: ReactNode;
  /** Under the list of counties. */
  readonly pickNote?: ReactNode;
  /** What is shown until a county is chosen. */
  readonly state: ReactNode;
  /** What is shown for a chosen county. */
  readonly panelOf: (slug: string) => ReactNode;
  /** Under the figures of every county. */
  readonly compared?: ReactNode;
  readonly children: ReactNode;
};

const shadeClasses: Readonly<Record<Shade, string | undefined>> = {
  1: styles.c1,
  2: styles.c2,
  3: styles.c3,
  4: styles.c4,
  5: styles.c5,
};

const shades: readonly Shade[] = [1, 2, 3, 4, 5];

/**
 * A map of counties with a panel for each, which the address selects: `#franklin` shows that county's panel and outlines it
 * on the map, without script. The counties of the map are links for pointers; the list above and the table are the way for
 * keyboards.
 */
export function CountyMap(props: CountyMapProps) {
  const { counties, size } = props;
  const viewBox = `0 0 ${size.width} ${size.height}`;
  return (
    <div className={classes('wrap', styles.place)}>
      <div className={styles.pick} data-print="no">
        {props.picker}
        <p className={styles.unscripted}>
          <a href="#table">Choose from the table</a>
        </p>
        {props.pickNote}
      </div>
      {counties.flatMap(({ slug, name }) => [
        <section key={slug} id={slug} className={styles.panel}>
          <h2>{name} County</h2>
          {props.panelOf(slug)}
        </section>,
        <svg key={`${slug}-map`} className={styles.over} viewBox={viewBox} aria-hidden="true">
          <use href={`#m-${slug}`} />
          <use href={`#m-${slug}`} />
        </svg>,
      ])}
      <section className={classes(styles.panel, styles.whole)}>{props.state}</section>
      {props.compared ? <div className={styles.compared}>{props.compared}</div> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing can be no fieldset */}
      <svg className={styles.map} viewBox={viewBox} role="group" aria-label={props.label}>
        {shades.map((shade) => (
          <g key={shade} className={shadeClasses[shade]}>
            {counties
              .filter((county) => county.shade === shade)
              .map(({ slug, name, d, figure }) => (
                <a key={slug} href={`#${slug}`} tabIndex={-1} aria-label={`${name} ${figure}`}>
                  <path id={`m-${slug}`} d={d} />
                </a>
              ))}
          </g>
        ))}
        {counties
          .filter(({ named }) => named)
          .map(({ slug, name, center: [x, y], shade }) => (
            <text key={slug} x={x} y={y + 5} className={shade > 3 ? styles.light : undefined}>
              {name}
            </text>
          ))}
      </svg>
      <div className={styles.key}>
        <ul className={styles.shades}>
          {props.legend.map(({ shade, text, count }) => (
            <li key={shade}>
              <Swatch shade={shade} />
              <b>{text}</b> {count}
            </li>
          ))}
        </ul>
        <p className="small">{props.note}</p>
      </div>
      <div className={styles.all}>{props.children}</div>
    </div>
  );
}

/** The shade of a county as a small box. */
export function Swatch({ shade }: { readonly shade: Shade }) {
  return <i className={classes(styles.swatch, shadeClasses[shade])} />;
}

type CountyTableProps = {
  readonly id: string;
  readonly heading: string;
  readonly caption: string;
  /** After the county. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly slug: string;
    readonly name: string;
    readonly shade: Shade;
    readonly cells: readonly string[];
  }[];
  /** For few, short figures: the halves are side by side, and a phone leaves out the last column. */
  readonly lean?: boolean;
  /** Under the table. */
  readonly children: ReactNode;
};

/** All counties with their figures, in two tables. */
export function CountyTable({ id, heading, caption, columns, rows, lean = false, children }: CountyTableProps) {
  const half = Math.ceil(rows.length / 2);
  return (
    <>
      <h2 id={id}>{heading}</h2>
      <div className={classes(styles.tables, lean && styles.lean)}>
        {[rows.slice(0, half), rows.slice(half)].map((part) => (
          <Table key={part[0]?.slug}>
            <caption className="vh">
              {caption}, {part[0]?.name} to {part.at(-1)?.name}
            </caption>
            <thead>
              <tr>
                <th scope="col">County</th>
                {columns.map((column) => (
                  <th key={column} scope="col" data-n="">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.map(({ slug, name, shade, cells }) => (
                <tr key={slug}>
                  <th scope="row">
                    <Swatch shade={shade} />
                    <a href={`#${slug}`}>{name}</a>
                  </th>
                  {cells.map((cell, place) => (
                    <td key={columns[place]} data-n="">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        ))}
      </div>
      {children}
    </>
  );
}

type CountyBarsProps = {
  readonly bars: readonly {
    readonly name: string;
    readonly text: string;
    readonly shade: Shade;
    /** Its length in percent of the longest. */
    readonly percent: number;
  }[];
  /** The bars of the chosen county. */
  readonly own?: boolean;
};

/** Amounts as bars of one scale. */
export function CountyBars({ bars, own = false }: CountyBarsProps) {
  return (
    <ul className={classes(styles.bars, own && styles.ownBar)}>
      {bars.map(({ name, text, shade, percent }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            {own ? <rect width={percent.toFixed(1)} height="10" /> : null}
            <rect className={shadeClasses[shade]} width={percent.toFixed(1)} height="10" />
          </svg>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  );
}

type CountyFiguresProps = {
  readonly items: readonly { readonly figure: string; readonly text: string }[];
  readonly children: ReactNode;
};

/** The figures of one county or of the state, and what follows from them. */
export function CountyFigures({ items, children }: CountyFiguresProps) {
  return (
    <>
      <dl>
        {items.map(({ figure, text }) => (
          <div key={text}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </>
  );
}

type LocalMapProps = {
  /** What the map shows, for screen readers. */
  readonly label: string;
  /** The county itself comes last. */
  readonly counties: readonly (MapCounty & {
    readonly box: readonly [left: number, top: number, right: number, bottom: number];
  })[];
  /** The same figures in words. */
  readonly children: ReactNode;
};

/** A county outlined among its neighbors. */
export function LocalMap({ label, counties, children }: LocalMapProps) {
  const left = Math.min(...counties.map(({ box }) => box[0])) - 6;
  const top = Math.min(...counties.map(({ box }) => box[1])) - 6;
  const right = Math.max(...counties.map(({ box }) => box[2])) + 6;
  const bottom = Math.max(...counties.map(({ box }) => box[3])) + 6;
  const own = counties.at(-1);
  return (
    <figure className={styles.local}>
      <svg
        className={styles.map}
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        role="img"
        aria-label={label}
      >
        {counties.map(({ slug, d, shade }) => (
          <path key={slug} className={shadeClasses[shade]} d={d} />
        ))}
        {own ? <path className={styles.own} d={own.d} /> : null}
        {counties.map(({ slug, name, center: [x, y], shade, figure }) => (
          <text key={slug} className={shade > 3 ? styles.light : undefined} x={x} y={y}>
            {name}
            <tspan x={x} dy="13">
              {figure}
            </tspan>
          </text>
        ))}
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
