import styles from './home.module.css';

/** Counties to draw: the size of the drawing, and the outline of each as SVG path data. */
export type CountyOutlines = {
  readonly width: number;
  readonly height: number;
  readonly outlines: readonly string[];
  /** The outline of the county that is lit. */
  readonly lit: string;
};

type WelcomeProps = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly figures: readonly { readonly figure: string; readonly text: string }[];
  readonly cardLink: { readonly label: string; readonly path: string };
  readonly map: CountyOutlines;
};

/** Who we are: two paragraphs and two figures beside a map of the 88 counties. */
export function Welcome({ heading, paragraphs, figures, cardLink, map }: WelcomeProps) {
  return (
    <section className="section">
      <div className="wrap split even">
        <div>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <dl className={styles.figs}>
            {figures.map((item) => (
              <div key={item.text}>
                <dt>{item.figure}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.card}>
          <svg
            viewBox={`0 0 ${map.width} ${map.height}`}
            role="img"
            aria-label={`Map of Ohio’s ${map.outlines.length} counties; Franklin County is lit`}
          >
            <path
              d={map.outlines.join('')}
              fill="var(--enamel-dark)"
              stroke="var(--paper)"
              strokeWidth="3"
              strokeLinejoin="round"
            />
            <path d={map.lit} fill="var(--lamp)" />
          </svg>
          <p>
            <a href={cardLink.path}>{cardLink.label}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
