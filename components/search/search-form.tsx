import { Button } from '@/components/controls/button';
import control from '@/components/controls/control.module.css';
import styles from './search.module.css';

type SearchFormProps = {
  readonly id: string;
  /** The search page. */
  readonly action: string;
  readonly label: string;
  /** Searches the glossary alone. */
  readonly onlyTerms?: boolean;
};

/** A field that opens the search page with what was typed. The page with it needs no script. */
export function SearchForm({ id, action, label, onlyTerms = false }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers that are served do not know the element search.
    <form role="search" className={`${styles.form} live`} data-print="no" action={action} method="get">
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input className={control.input} id={id} type="search" name="q" required autoComplete="off" />
        {onlyTerms ? <input type="hidden" name="in" value="terms" /> : null}
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}
