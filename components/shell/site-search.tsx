import { classes } from '@/components/browser/classes';
import { iconClass } from '@/components/drawings/signs';
import styles from './site-search.module.css';

type SiteSearchProps = { readonly id: string; readonly placeholder: string; readonly className?: string | undefined };

/** A field that opens the search page. Hidden without script, because that page then lists every page. */
export function SiteSearch({ id, placeholder, className }: SiteSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know the search element.
    <form role="search" className={classes(styles.search, 'live', className)} action="/search" method="get">
      <label className="vh" htmlFor={id}>
        Search this site
      </label>
      <input id={id} type="search" name="q" placeholder={placeholder} autoComplete="off" required />
      <button type="submit" className={iconClass('find', 'before')}>
        <span className="vh">Search</span>
      </button>
    </form>
  );
}
