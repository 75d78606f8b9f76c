import { Button } from '@/components/controls/button';
import control from '@/components/controls/control.module.css';
import styles from './search.module.css';

type SearchFormProps = { readonly id: string; readonly onlyTerms?: boolean };

/** A field that opens the search page with what was typed. The page with it needs no script. */
export function SearchForm({ id, onlyTerms = false }: SearchFormProps) {
  const label = onlyTerms ? 'Find a word' : 'Or search the site';
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers that are served do not know the element search.
    <form
      role="search"
      aria-label={label}
      className={`${styles.form} live`}
      data-print="no"
      action="/search"
      method="get"
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input className={control.input} id={id} type="search" name="q" required autoComplete="off" />
        {onlyTerms ? <input type="hidden" name="in" value="terms" /> : null}
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}
