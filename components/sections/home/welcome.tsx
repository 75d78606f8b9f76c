import { Art } from '@/components/drawings/art';
import { home } from '@/content/site/own-pages/home';
import styles from './home.module.css';

export function Welcome() {
  const { heading, paragraphs, cardLink } = home.welcome;
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
