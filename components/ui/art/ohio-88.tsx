/** A drawing of counties: its size, and the outline of each as SVG path data. */
export type CountyOutlines = {
  readonly width: number;
  readonly height: number;
  readonly outlines: readonly string[];
  /** The outline of the county that is lit. */
  readonly lit: string;
};

/** Ohio with the lines of its counties, that of the office lit. */
export function OhioCounties({ width, height, outlines, lit }: CountyOutlines) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Map of Ohio’s ${outlines.length} counties; Franklin County is lit`}
    >
      <path d={outlines.join('')} fill="#0e3263" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
      <path d={lit} fill="#ffc53d" />
    </svg>
  );
}
