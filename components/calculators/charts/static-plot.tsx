import type { Point, StaticChart } from '@/lib/charts';
import styles from './plot.module.css';

/** Width and height of the box for the lines; it stretches with the chart. */
const box = 1000;

/** A chart drawn at build time, without script, that looks like those of the calculators. */
export function StaticPlot({ title, sentence, lines, x, y, names = [] }: StaticChart) {
  const [left, right] = [x[0]?.[0] ?? 0, x.at(-1)?.[0] ?? 1];
  const [bottom, top] = [y[0]?.[0] ?? 0, y.at(-1)?.[0] ?? 1];
  const across = (at: number) => (at - left) / (right - left);
  const down = (at: number) => (top - at) / (top - bottom);
  const place = (at: Point) => `${Math.round(box * across(at[0]))} ${Math.round(box * down(at[1]))}`;
  return (
    <figure className={styles.figure}>
      <figcaption className="row">
        <b>{title}</b>
        {lines.length > 1 ? (
          <ul className={styles.legend}>
            {lines.map(({ label, tone, dashed }) => (
              <li key={label} className={dashed ? styles.broken : undefined} data-tone={tone}>
                {label}
              </li>
            ))}
          </ul>
        ) : null}
      </figcaption>
      <div className={styles.box} role="img" aria-label={title}>
        <svg className={styles.chart} aria-hidden="true">
          {y.map(([at, text]) => (
            <g key={at}>
              <line x1="0" x2="100%" y1={`${100 * down(at)}%`} y2={`${100 * down(at)}%`} />
              <text x="-8" y={`${100 * down(at)}%`} dy="0.35em" textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          {x.map(([at, text]) => (
            <text key={at} x={`${100 * across(at)}%`} y="100%" dy="1.6em" textAnchor="middle">
              {text}
            </text>
          ))}
          <svg
            width="100%"
            height="100%"
            viewBox={`0 0 ${box} ${box}`}
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            {lines.map(({ label, tone, points, dashed, shows }) => (
              <g key={label} data-tone={tone}>
                {shows === 'points' ? null : (
                  <path
                    className={dashed ? styles.broken : styles.line}
                    vectorEffect="non-scaling-stroke"
                    d={`M${points.map(place).join('L')}`}
                  />
                )}
                {shows ? (
                  <path
                    className={styles.dot}
                    vectorEffect="non-scaling-stroke"
                    d={points.map((at) => `M${place(at)}h0`).join('')}
                  />
                ) : null}
              </g>
            ))}
          </svg>
          {names.map(({ at, text, left: toLeft }) => (
            <text
              key={text}
              className={styles.halo}
              x={`${100 * across(at[0])}%`}
              y={`${100 * down(at[1])}%`}
              dx={toLeft ? '-0.75em' : '0.75em'}
              dy="0.35em"
              textAnchor={toLeft ? 'end' : 'start'}
            >
              {text}
            </text>
          ))}
        </svg>
      </div>
      <p className={`small ${styles.readout}`}>{sentence}</p>
    </figure>
  );
}
