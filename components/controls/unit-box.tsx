import type { ReactNode } from 'react';
import styles from './control.module.css';

type UnitBoxProps = {
  readonly unit: '$' | '%' | 'months';
  readonly width?: 's' | 'm' | undefined;
  readonly children: ReactNode;
};

/** A field of numbers with its unit: dollars before it, the others after it. */
export function UnitBox({ unit, width, children }: UnitBoxProps) {
  return (
    <span className={styles.unit} data-unit={unit} data-width={width}>
      {children}
    </span>
  );
}
