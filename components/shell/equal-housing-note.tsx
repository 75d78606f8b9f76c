import { EqualHousing } from '@/components/ui/art/equal-housing';
import styles from './footer.module.css';

/** The logotype of equal housing with its words, for a footer. */
export function EqualHousingNote() {
  return (
    <div className={styles.equal}>
      <EqualHousing />
      <span>
        Equal Housing
        <br />
        Opportunity
      </span>
    </div>
  );
}
