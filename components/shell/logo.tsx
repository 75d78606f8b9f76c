import { Art } from '@/components/drawings/art';
import { company } from '@/content/lender/company';
import styles from './logo.module.css';

/** The logo and the name, as a link if `href` is given. */
export function Logo({ href }: { readonly href?: string }) {
  const [first, second] = company.wordmark;
  const Element = href ? 'a' : 'div';
  return (
    <Element className={styles.logo} href={href}>
      <Art name="mark" />
      <span>
        {first} <span>{second}</span>
      </span>
    </Element>
  );
}
