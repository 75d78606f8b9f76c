import { Art } from '@/components/drawings/art';
import styles from './logo.module.css';

type LogoProps = {
  readonly wordmark: readonly [string, string];
  /** Where it leads; without it, the logo is no link. */
  readonly href?: string;
};

/** The logo and the name. */
export function Logo({ wordmark, href }: LogoProps) {
  const Element = href ? 'a' : 'div';
  return (
    <Element className={styles.logo} href={href}>
      <Art name="mark" />
      <span>
        {wordmark[0]} <span>{wordmark[1]}</span>
      </span>
    </Element>
  );
}
