import { type Axis, axisMarks, axisText, type Series } from '@/lib/charts';
import styles from './plot.module.css';

/** The filled area: none, between a line and zero, between two lines, or stacked series. */
export type Fill = 'none' | 'zero' | 'between' | 'stack';

/** A marked point on the axis, labeled by a plate above the chart or two lines of text next to the series. */
export type Mark = { readonly at: number; readonly plate?: string; readonly words?: readonly [string, string] };

/** A series: its upper edge, and its lower one if the area is filled. */
type Edge = Series & { readonly below: readonly number[] };

function edgesOf(series: readonly Series[], fill: Fill): readonly Edge[] {
  let below: readonly number[] = [];
  return series.map((line) => {
    const lower = below;
    if (fill !== 'stack') return { ...line, below: [] };
    below = line.amounts.map((amount, at) => amount + (lower[at] ?? 0));
    return { ...line, amounts: below, below: lower };
  });
}

/** The range of a chart's vertical axis, in dollars. */
export function scaleFor(series: readonly Series[], axis: Axis, fill: Fill) {
  const edges = edgesOf(series, fill);
  let [lowest, largest] = [0, 0];
  for (const { amounts } of edges) {
    for (const amount of amounts) {
      lowest = Math.min(lowest, amount);
      largest = Math.max(largest, amount);
    }
  }
  const marks = axisMarks(lowest, largest);
  return { axis, edges, bottom: marks[0] ?? 0, top: marks.at(-1) ?? 1, marks };
}

type Scale = Readonly<ReturnType<typeof scaleFor>>;

/** Width and height of the box for the lines; it stretches with the chart. */
const box = 1000;

/** Maximum points per line: within a year a balance is nearly straight. */
const drawn = 60;

function across({ axis }: Scale, at: number): number {
  return at / axis.last;
}

function down({ bottom, top }: Scale, dollars: number): number {
  return (top - dollars) / (top - bottom);
}

/** A path through the box, reversed if `back`. Points in `kept` are never skipped. */
function lineOf(scale: Scale, amounts: readonly number[], kept: readonly number[], back = false): string {
  const step = Math.max(1, Math.ceil(amounts.length / drawn));
  const points = amounts.flatMap((amount, at) =>
    at % step === 0 || at === amounts.length - 1 || kept.includes(at)
      ? [`${Math.round(box * across(scale, at))} ${Math.round(box * down(scale, amount))}`]
      : [],
  );
  return (back ? points.reverse() : points).join('L');
}

type AreasProps = Pick<LinesProps, 'scale' | 'fill'> & { readonly kept: readonly number[] };

function Areas({ scale, fill, kept }: AreasProps) {
  const [first, second] = scale.edges;
  if (!first) return null;
  const zero = Math.round(box * down(scale, 0));
  const side = (amounts: readonly number[]) => `M0 ${zero}L${lineOf(scale, amounts, kept)}V${zero}z`;
  if (fill === 'zero') {
    return (
      <>
        <path className={styles.below} d={side(first.amounts.map((amount) => Math.min(0, amount)))} />
        <path className={styles.above} d={side(first.amounts.map((amount) => Math.max(0, amount)))} />
      </>
    );
  }
  if (fill === 'between' && second) {
    const [there, back] = [lineOf(scale, first.amounts, kept), lineOf(scale, second.amounts, kept, true)];
    return <path className={styles.between} d={`M${there}L${back}z`} />;
  }
  if (fill !== 'stack') return null;
  return scale.edges.map((edge) => (
    <path
      key={edge.label}
      className={styles.band}
      data-tone={edge.tone}
      vectorEffect="non-scaling-stroke"
      d={`M${lineOf(scale, edge.amounts, kept)}L${lineOf(
        scale,
        edge.amounts.map((_, at) => edge.below[at] ?? 0),
        kept,
        true,
      )}z`}
    />
  ));
}

export function Axes({ scale }: { readonly scale: Scale }) {
  return (
    <>
      {scale.marks.map((amount) => {
        const y = `${100 * down(scale, amount)}%`;
        return (
          <g key={amount}>
            <line x1="0" x2="100%" y1={y} y2={y} className={amount === 0 ? styles.zero : undefined} />
            <text x="-8" y={y} dy="0.35em" textAnchor="end">
              {axisText(amount)}
            </text>
          </g>
        );
      })}
      {scale.axis.ticks.map(({ at, text }) => (
        <text key={at} x={`${100 * across(scale, at)}%`} y="100%" dy="1.6em" textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}

type LinesProps = {
  readonly scale: Scale;
  readonly fill: Fill;
  /** Points with a vertical line and a dot on each series; the line of a mark is dashed. */
  readonly marks: readonly Mark[];
  readonly pointed: number | null;
};

/** Areas, lines and dots in a box that stretches with the chart; stroke widths stay constant. */
export function Lines({ scale, fill, marks, pointed }: LinesProps) {
  const kept = marks.map(({ at }) => at);
  const places = pointed === null || kept.includes(pointed) ? kept : [...kept, pointed];
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${box} ${box}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      <Areas scale={scale} fill={fill} kept={kept} />
      {places.map((at) => (
        <path
          key={at}
          className={at === pointed ? styles.cursor : styles.marked}
          vectorEffect="non-scaling-stroke"
          d={`M${Math.round(box * across(scale, at))} 0V${box}`}
        />
      ))}
      {fill === 'stack'
        ? null
        : scale.edges.map((edge) => (
            <path
              key={edge.label}
              className={edge.dashed ? styles.broken : styles.line}
              data-tone={edge.tone}
              vectorEffect="non-scaling-stroke"
              d={`M${lineOf(scale, edge.amounts, kept)}`}
            />
          ))}
      {places.flatMap((at) =>
        scale.edges.map(({ label, tone, amounts }) => {
          const amount = fill === 'stack' ? undefined : amounts[at];
          if (amount === undefined) return null;
          const plate = marks.find((mark) => mark.at === at)?.plate;
          return (
            <path
              key={`${label} ${at}`}
              className={plate ? styles.lamp : styles.dot}
              data-tone={tone}
              vectorEffect="non-scaling-stroke"
              d={`M${Math.round(box * across(scale, at))} ${Math.round(box * down(scale, amount))}h0`}
            />
          );
        }),
      )}
    </svg>
  );
}

/** A mark's text, aligned so that it stays inside the chart. */
export function MarkWords({ scale, mark }: { readonly scale: Scale; readonly mark: Mark }) {
  const share = across(scale, mark.at);
  const { plate, words } = mark;
  const half = 12 + (plate?.length ?? 0) * 5;
  const middle = share > 0.8 ? -half : share < 0.12 ? half - 8 : 0;
  // Keep the text above any line it crosses; it spans up to a fifth of the chart.
  const reach = scale.axis.last / 5;
  const amounts = scale.edges.flatMap(({ amounts: all }) =>
    all.slice(Math.max(0, mark.at - reach), mark.at + reach + 1),
  );
  const highest = Math.max(0.28, down(scale, Math.max(...amounts)));
  const anchor = share < 0.3 ? 'start' : share > 0.7 ? 'end' : 'middle';
  return (
    <>
      {plate ? (
        <svg x={`${100 * share}%`} y="0" overflow="visible" aria-hidden="true">
          <rect className={styles.plate} x={middle - half} y="-40" width={2 * half} height="30" rx="6" />
          <text className={styles.plateText} x={middle} y="-19" textAnchor="middle">
            {plate}
          </text>
        </svg>
      ) : null}
      {words ? (
        <svg x={`${100 * share}%`} y={`${100 * highest}%`} overflow="visible" aria-hidden="true">
          <text className={styles.strong} y="-62" textAnchor={anchor}>
            {words[0]}
          </text>
          <text className={styles.halo} y="-43" textAnchor={anchor}>
            {words[1]}
          </text>
        </svg>
      ) : null}
    </>
  );
}
