import { Button } from '@/components/controls/button';
import control from '@/components/controls/control.module.css';
import styles from './search.module.css';

type SearchFormProps = { readonly id: string; readonly onlyTerms?: boolean };

/** A field that opens the search page with its text. The page that contains it needs no script. */
export function SearchForm({ id, onlyTerms = false }: SearchFormProps) {
  const label = onlyTerms ? 'Find a word' : 'Or search the site';
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know the search element.
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
