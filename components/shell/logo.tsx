import { Art } from '@/components/ui/art';
import styles from './logo.module.css';

/** The logo and the name, linked to the home page. */
export function Logo({ wordmark }: { readonly wordmark: readonly [string, string] }) {
  return (
    <a className={styles.logo} href="/">
      <Art name="mark" />
      <span>
        {wordmark[0]} <span>{wordmark[1]}</span>
      </span>
    </a>
  );
}
