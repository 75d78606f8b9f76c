import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { type Choice, choiceText } from '@/lib/fields/field';
import styles from './control.module.css';

type UnitBoxProps = {
  readonly unit: '$' | '%' | 'months' | 'years';
  readonly width?: 's' | 'm' | undefined;
  readonly children: ReactNode;
};

/** A number field with its unit: dollars before it, others after it. */
export function UnitBox({ unit, width, children }: UnitBoxProps) {
  return (
    <span className={styles.unit} data-unit={unit} data-width={width}>
      {children}
    </span>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { readonly children: ReactNode };

export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classes(styles.tick, className)}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

export function Options({ choices }: { readonly choices: readonly Choice[] }) {
  return choices.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choiceText(choice)}
    </option>
  ));
}
