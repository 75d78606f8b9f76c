import { Art } from '@/components/drawings/art';
import styles from './home.module.css';

type WelcomeProps = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly cardLink: { readonly label: string; readonly path: string };
};

/** Who we are, beside Ohio as a dot for each county, which leads to their taxes. */
export function Welcome({ heading, paragraphs, cardLink }: WelcomeProps) {
  return (
    <section className={styles.welcome} aria-labelledby="welcome">
      <div>
        <h2 id="welcome">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <a href={cardLink.path}>
        <Art name="ohio-dots" />
        <span>{cardLink.label}</span>
      </a>
    </section>
  );
}
