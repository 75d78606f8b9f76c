/** The colors of the design language that reports use; names and values are those of `app/styles/tokens.css`. */
export const color = {
  ink: '#14202e',
  'ink-2': '#3f4b59',
  'ink-3': '#5d6976',
  line: '#dcd8cf',
  'line-cool': '#cbd7e3',
  paper: '#ffffff',
  stone: '#f7f5f0',
  enamel: '#134382',
  night: '#0b2548',
  'night-text': '#d5e1ee',
  sky: '#e2edf7',
  'sky-2': '#f0f5fa',
  lamp: '#ffc53d',
  'lamp-2': '#fff3d4',
  red: '#a3141f',
  'red-2': '#fdf0ef',
} as const;
export type Color = keyof typeof color;

/** The faces, by the names of their files. */
export const faces = {
  serif: { family: 'besley', weight: 600 },
  'serif-bold': { family: 'besley', weight: 700 },
  sans: { family: 'figtree', weight: 400 },
  'sans-strong': { family: 'figtree', weight: 600 },
} as const;
export type Face = keyof typeof faces;

/** A manner of setting text; sizes in points. */
export type Style = {
  readonly face: Face;
  readonly strongFace: Face;
  readonly size: number;
  /** From one line to the next. */
  readonly leading: number;
  /** Added between letters, in parts of the size. */
  readonly tracking: number;
  readonly color: Color;
  /** Figures of one width, for columns. */
  readonly tabular: boolean;
};

const sans = { face: 'sans', strongFace: 'sans-strong', tracking: 0, color: 'ink', tabular: false } as const;
const strong = { ...sans, face: 'sans-strong' } as const;
const serif = { face: 'serif', strongFace: 'serif', tracking: -0.018, color: 'ink', tabular: false } as const;

export const style = {
  title: { ...serif, size: 27, leading: 30, tracking: -0.024 },
  lead: { ...sans, size: 12.5, leading: 17.5, color: 'ink-2' },
  byline: { ...sans, size: 9, leading: 13, color: 'ink-2' },
  name: { ...serif, face: 'serif-bold', size: 13, leading: 16 },
  tag: { ...strong, size: 9, leading: 12 },
  contentsTitle: { ...strong, size: 9, leading: 13 },
  contents: { ...sans, size: 9, leading: 12.5, tabular: true },
  h2: { ...serif, size: 15.5, leading: 18.5 },
  h3: { ...serif, size: 12, leading: 15 },
  calloutTitle: { ...strong, size: 10.4, leading: 15 },
  first: { ...sans, size: 12, leading: 17.5 },
  body: { ...sans, size: 10, leading: 14.6 },
  small: { ...sans, size: 8, leading: 11, color: 'ink-2' },
  marker: { ...strong, size: 10, leading: 14.6, color: 'enamel' },
  tableHead: { ...strong, size: 8.8, leading: 12 },
  table: { ...sans, size: 9.4, leading: 13 },
  tableNumber: { ...sans, size: 9.4, leading: 13, tabular: true },
  running: { ...sans, size: 8, leading: 10, color: 'ink-2' },
  plate: { ...serif, face: 'serif-bold', size: 12.5, leading: 15, tracking: -0.01, color: 'paper' },
} as const satisfies Readonly<Record<string, Style>>;

/** A Letter page in points. Numbered headings hang their plates between `left` and `text`. */
export const page = {
  width: 612,
  height: 792,
  left: 64,
  text: 104,
  right: 548,
  top: 65,
  bottom: 726,
  /** The rule above the foot. */
  foot: 740,
} as const;
