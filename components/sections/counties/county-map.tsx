import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Island } from '@/components/island/island';
import { NumberHeads, Table } from '@/components/page/table';
import { type CountyEntry, counties, countyCount, countyFile } from '@/content/ohio/counties';
import { mapSize, outlineOf } from '@/content/ohio/outlines';
import styles from './county-map.module.css';
import { CountyPicker } from './county-picker.client';

const shades = ['lamp', 'dimLamp', 1, 2, 3, 4, 5] as const;

/** A lit window, or a blue from light to dark. */
export type Shade = (typeof shades)[number];

const isDark = (shade: Shade) => shade === 4 || shade === 5;

const shadeClasses: Readonly<Record<Shade, string | undefined>> = {
  lamp: styles.lamp,
  dimLamp: styles.dimLamp,
  1: styles.c1,
  2: styles.c2,
  3: styles.c3,
  4: styles.c4,
  5: styles.c5,
};

/** A county's shade and the figure it represents, such as "1.55%". */
type Shading = { readonly shadeOf: (county: CountyEntry) => Shade; readonly figureOf: (county: CountyEntry) => string };

type CountyMapProps = {
  readonly shading: Shading;
  readonly by: string;
  readonly legend: readonly { readonly shade: Shade; readonly text: string }[];
  readonly note: ReactNode;
  /** Announced when a county is selected. */
  readonly announcementOf: (county: CountyEntry) => string;
  readonly pickNote?: ReactNode;
  /** Asks for a price and shows its property tax. */
  readonly priced?: true;
  /** Shown until a county is selected. */
  readonly state: ReactNode;
  readonly panelOf: (county: CountyEntry) => ReactNode;
  readonly compared?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A map of counties with a panel for each. The URL's fragment selects one: `#franklin` shows that county's panel and
 * outlines it on the map, without script. Only pointers use the links on the map; keyboards use the list above and the
 * table.
 */
export function CountyMap({ shading: { shadeOf, figureOf }, announcementOf, ...props }: CountyMapProps) {
  const viewBox = `0 0 ${mapSize.width} ${mapSize.height}`;
  const choices = counties.map((county) => ({
    slug: county.slug,
    name: county.name,
    said: `${county.name} County: ${announcementOf(county)}.`,
  }));
  return (
    <div className="section">
      <div className={classes('wrap', styles.place)}>
        <div className={styles.pick} data-print="no">
          <Island of={CountyPicker} props={{ counties: choices, ...(props.priced && { priced: true }) }} />
          <p className="unscripted">
            <a href="#table">Choose from the table</a>
          </p>
          {props.pickNote}
        </div>
        {counties.flatMap((county) => [
          <section key={county.slug} id={county.slug} className={`ruled ${styles.panel}`}>
            <h2>{county.name} County</h2>
            {props.panelOf(county)}
          </section>,
          <svg key={`${county.slug}-map`} className={`paint ${styles.over}`} viewBox={viewBox} aria-hidden="true">
            <use href={`#m-${county.slug}`} />
            <use href={`#m-${county.slug}`} />
          </svg>,
        ])}
        <section className={classes('ruled', styles.panel, styles.whole)}>
          <h2>All of Ohio</h2>
          {props.state}
        </section>
        {props.compared ? <div className={styles.compared}>{props.compared}</div> : null}
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg
          className={`paint ${styles.map}`}
          viewBox={viewBox}
          role="group"
          aria-label={`Map of Ohio’s ${countyCount} counties by ${props.by}; the table has every figure`}
        >
          {shades.map((shade) => (
            <g key={shade} className={classes(styles.shade, shadeClasses[shade])}>
              {counties
                .filter((county) => shadeOf(county) === shade)
                .map((county) => (
                  <a key={county.slug} href={`#${county.slug}`} tabIndex={-1}>
                    <title>{`${county.name} ${figureOf(county)}`}</title>
                    <path id={`m-${county.slug}`} d={outlineOf(county).d} />
                  </a>
                ))}
            </g>
          ))}
          {counties
            .map((county) => ({ county, ...outlineOf(county) }))
            .map(({ county, named, center: [x, y] }) => (
              <text
                key={county.slug}
                x={x}
                y={y + 5}
                className={classes(isDark(shadeOf(county)) && styles.light, !named && styles.tight) || undefined}
              >
                {county.name}
              </text>
            ))}
        </svg>
        <div className={styles.key}>
          <ul className={styles.shades}>
            {props.legend.map(({ shade, text }) => (
              <li key={shade}>
                <Swatch shade={shade} />
                <b>{text}</b> {countText(counties.filter((county) => shadeOf(county) === shade).length)}
              </li>
            ))}
          </ul>
          <p className="small">{props.note}</p>
        </div>
        <div className={classes('flow', styles.all)}>{props.children}</div>
      </div>
    </div>
  );
}

const countText = (count: number) => (count === 1 ? '1 county' : `${count} counties`);

export function Swatch({ shade }: { readonly shade: Shade }) {
  return <i className={classes('paint', styles.swatch, styles.shade, shadeClasses[shade])} />;
}

type CountyTableProps = Pick<Shading, 'shadeOf'> & {
  readonly heading: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly cellsOf: (county: CountyEntry) => readonly string[];
  /** For a few short figures: two halves side by side, without the last column on a phone. */
  readonly lean?: boolean;
  /** How the file with all figures describes these. */
  readonly file: keyof typeof countyFile.of;
  readonly children?: ReactNode;
};

export function CountyTable(props: CountyTableProps) {
  const { heading, caption, columns, cellsOf, shadeOf, lean = false, file, children } = props;
  const half = Math.ceil(counties.length / 2);
  return (
    <>
      <h2 id="table">{heading}</h2>
      <div className={classes('cols', styles.tables, lean && styles.lean)}>
        {[counties.slice(0, half), counties.slice(half)].map((part) => (
          <Table key={part[0]?.slug}>
            <caption className="vh">
              {caption}, {part[0]?.name} to {part.at(-1)?.name}
            </caption>
            <NumberHeads first="County" columns={columns} />
            <tbody>
              {part.map((county) => (
                <tr key={county.slug}>
                  <th scope="row">
                    <Swatch shade={shadeOf(county)} />
                    <a className="tap" href={`#${county.slug}`}>
                      {county.name}
                    </a>
                  </th>
                  {cellsOf(county).map((cell, place) => (
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
      <p className="small">
        <a href={countyFile.path}>{countyFile.name}</a>, free to use as a file for spreadsheets (text/csv).{' '}
        {countyFile.of[file].description}.
      </p>
    </>
  );
}

type CountyBarsProps = {
  readonly bars: readonly {
    readonly name: string;
    readonly text: string;
    readonly shade: Shade;
    /** Length in percent of the longest bar. */
    readonly percent: number;
  }[];
  /** Marks the bars of the selected county. */
  readonly selected?: boolean;
};

export function CountyBars({ bars, selected = false }: CountyBarsProps) {
  return (
    <ul className={classes(styles.bars, selected && styles.selectedBar)}>
      {bars.map(({ name, text, shade, percent }) => (
        <li key={name}>
          <span>{name}</span>
          <svg className="paint" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            {selected ? <rect width={percent.toFixed(1)} height="10" /> : null}
            <rect className={classes(styles.shade, shadeClasses[shade])} width={percent.toFixed(1)} height="10" />
          </svg>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  );
}

type CountyFiguresProps = { readonly items: readonly (readonly [figure: string, text: string])[] };

export function CountyFigures({ items }: CountyFiguresProps) {
  return (
    <dl>
      {items.map(([figure, text]) => (
        <div key={text}>
          <dt>{figure}</dt>
          <dd className="quiet t-s">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type LocalMapProps = {
  readonly county: CountyEntry;
  readonly shading: Shading;
  readonly label: string;
  readonly children: ReactNode;
};

export function neighborsOf(county: CountyEntry): readonly CountyEntry[] {
  const { neighbors } = outlineOf(county);
  return counties.filter(({ fips }) => neighbors.includes(fips));
}

export function LocalMap({ county, shading: { shadeOf, figureOf }, label, children }: LocalMapProps) {
  const shown = [...neighborsOf(county), county].map((each) => ({ each, ...outlineOf(each) }));
  const left = Math.min(...shown.map(({ box }) => box[0])) - 6;
  const top = Math.min(...shown.map(({ box }) => box[1])) - 6;
  const right = Math.max(...shown.map(({ box }) => box[2])) + 6;
  const bottom = Math.max(...shown.map(({ box }) => box[3])) + 6;
  return (
    <figure className={styles.local}>
      <svg
        className={`paint ${styles.map}`}
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        role="img"
        aria-label={label}
      >
        {shown.map(({ each, d }) => (
          <path key={each.slug} className={classes(styles.shade, shadeClasses[shadeOf(each)])} d={d} />
        ))}
        <path className={styles.own} d={outlineOf(county).d} />
        {shown.map(({ each, center: [x, y] }) => (
          <text key={each.slug} className={isDark(shadeOf(each)) ? styles.light : undefined} x={x} y={y}>
            {each.name}
            <tspan x={x} dy="13">
              {figureOf(each)}
            </tspan>
          </text>
        ))}
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
