import { Art } from '@/components/drawings/art';
import styles from './footer.module.css';

export function EqualHousingNote() {
  return (
    <div className={styles.equal}>
      <Art name="equal-housing" />
      <span>
        Equal Housing
        <br />
        Opportunity
      </span>
    </div>
  );
}
