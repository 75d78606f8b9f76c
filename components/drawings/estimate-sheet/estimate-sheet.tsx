import type { ReactNode } from 'react';
import styles from './estimate-sheet.module.css';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly mark: number };

/** SVG paths for headings and text, and the numbered boxes. */
type Page = {
  readonly title: string;
  readonly bars: string;
  readonly lines: string;
  readonly figures: string;
  readonly boxes: readonly Box[];
};

/** The marks match the row numbers in the comparison of loan offers. */
const pages: readonly [Page, Page, Page] = [
  {
    title: 'M12 10h70v7H12z',
    bars: 'M12 50h60v12H12zM12 110h76v12H12z',
    lines: 'M12 26h70M12 34h70M112 36h30M16 74h44M16 94h44M16 134h54',
    figures: 'M112 26h30M92 74h40M92 94h40M92 134h40',
    boxes: [
      { x: 108, y: 18, width: 52, mark: 3 },
      { x: 10, y: 66, width: 150, mark: 1 },
      { x: 10, y: 86, width: 150, mark: 2 },
      { x: 10, y: 126, width: 150, mark: 4 },
    ],
  },
  {
    title: 'M12 10h86v7H12z',
    bars: 'M12 26h90v12H12zM112 100h76v10h-76z',
    lines:
      'M16 50h44M16 74h44M12 92h84M12 100h84M12 108h84M12 116h84M140 42h46M140 50h46M140 58h46M140 66h46M116 124h26',
    figures: 'M76 50h20M76 74h20M148 124h8',
    boxes: [
      { x: 10, y: 42, width: 92, mark: 5 },
      { x: 10, y: 66, width: 92, mark: 6 },
      { x: 110, y: 116, width: 52, mark: 7 },
    ],
  },
  {
    title: 'M12 10h96v7H12z',
    bars: 'M12 50h60v12H12z',
    lines: 'M12 28h70M12 36h70M112 28h60M112 36h60M16 75h54M16 99h54M12 122h150M12 130h150M12 138h150',
    figures: 'M92 75h50M92 99h30',
    boxes: [
      { x: 10, y: 67, width: 150, mark: 9 },
      { x: 10, y: 91, width: 150, mark: 8 },
    ],
  },
];

type EstimateSheetProps = { readonly page: 1 | 2 | 3; readonly children: ReactNode };

export function EstimateSheet({ page, children }: EstimateSheetProps) {
  const { title, bars, lines, figures, boxes } = pages[page - 1] ?? pages[0];
  return (
    <figure className={styles.sheet}>
      <svg viewBox="0 0 200 150" aria-hidden="true">
        <path d={title} fill="var(--ink)" />
        <path d={bars} fill="var(--ink-2)" />
        {boxes.map(({ x, y, width, mark }) => (
          <g key={mark}>
            <path d={`M${x} ${y}h${width}v16h-${width}z`} fill="var(--lamp-2)" stroke="var(--c2)" strokeWidth="1.5" />
            <circle cx={x + width + 14} cy={y + 8} r="9.5" fill="var(--enamel)" />
            <text x={x + width + 14} y={y + 13}>
              {mark}
            </text>
          </g>
        ))}
        <path d={lines} stroke="var(--line-cool)" strokeWidth="4" />
        <path d={figures} stroke="var(--ink-3)" strokeWidth="4" />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
