import { Art } from '@/components/drawings/art';
import { home } from '@/content/site/own-pages/home';
import styles from './home.module.css';

const drawings = {
  local: 'ohio-mini',
  quick: 'spot-cal',
  support: 'spot-porch',
  innovation: 'spot-phone',
} as const;

export function Advantages() {
  const { heading, items } = home.advantages;
  return (
    <section aria-labelledby="advantages">
      <h2 id="advantages">{heading}</h2>
      <ul className={styles.advantages}>
        {items.map((item) => (
          <li key={item.id}>
            <Art name={drawings[item.id]} />
            <h3>{item.heading}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
