import { type CountyOutlines, OhioCounties } from '@/components/ui/art/ohio-88';
import styles from './home.module.css';

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
          <OhioCounties {...map} />
          <p>
            <a href={cardLink.path}>{cardLink.label}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
