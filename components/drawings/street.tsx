import { classes } from '@/components/browser/classes';
import styles from './street.module.css';

export const houses = [1, 2, 3, 4, 5] as const;
export type House = (typeof houses)[number];

type StreetProps = { readonly lit?: readonly House[]; readonly className?: string };

/** Five Ohio row houses at dusk. The page must contain `<SharedArt name="street" />`. */
export function Street({ lit = [], className }: StreetProps) {
  return (
    <svg
      className={classes(styles.street, className)}
      viewBox="0 -30 752 430"
      width="752"
      height="430"
      aria-hidden="true"
      focusable="false"
      data-lit={lit.join(' ')}
    >
      <use href="#art-street" />
    </svg>
  );
}
