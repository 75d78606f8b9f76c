import { Island } from '@/components/island/island';
import { printedReviews } from '@/components/sections/reviews/review-list';
import { ReviewReel } from '@/components/sections/reviews/review-reel.client';
import { home } from '@/content/site/own-pages/home';
import styles from './home.module.css';

export function Clients() {
  const { heading, more } = home.testimonials;
  return (
    <section className={styles.clients} aria-labelledby="clients">
      <h2 id="clients">{heading}</h2>
      <Island of={ReviewReel} props={{ reviews: printedReviews, more }} />
    </section>
  );
}
