import type { ReactNode } from 'react';
import type { FormField, FormPart } from '@/lib/forms/definition';
import { CheckboxGroup, Hint } from './field';
import styles from './form-view.module.css';

type Row = { readonly group: string | undefined; readonly fields: readonly FormField[] };

function rowsOf(fields: readonly FormField[]): readonly Row[] {
  const rows: { group: string | undefined; fields: FormField[] }[] = [];
  let paired = false;
  for (const field of fields) {
    const last = rows.at(-1);
    const sameGroup = last?.group === field.group;
    if (last && sameGroup && (paired || field.group !== undefined)) last.fields.push(field);
    else rows.push({ group: field.group, fields: [field] });
    paired = field.pairedWithNext === true;
  }
  return rows;
}

function ungrouped({ group: _, groupHint: __, ...field }: FormField): FormField {
  return field;
}

type FormRowsProps = {
  readonly fields: readonly FormField[];
  /** Maps a field's name to the id of its control. */
  readonly idOf: (name: string) => string;
  readonly fieldFor: (field: FormField) => ReactNode;
};

export function FormRows({ fields, idOf, fieldFor }: FormRowsProps) {
  return rowsOf(fields).map(({ group, fields: members }) => {
    const [first] = members;
    if (first === undefined) return null;
    if (group !== undefined && first.kind !== 'check') {
      const hintId = `${idOf(`${first.name}-group`)}-hint`;
      return (
        <fieldset
          className={`ruled ${styles.part}`}
          key={group}
          aria-describedby={first.groupHint ? hintId : undefined}
        >
          <legend>{group}</legend>
          {first.groupHint ? <Hint id={hintId}>{first.groupHint}</Hint> : null}
          <FormRows fields={members.map(ungrouped)} idOf={idOf} fieldFor={fieldFor} />
        </fieldset>
      );
    }
    if (group !== undefined) {
      return (
        <CheckboxGroup key={group} legend={group} hint={first.groupHint} id={idOf(`${first.name}-group`)}>
          {members.map(fieldFor)}
        </CheckboxGroup>
      );
    }
    if (members.length === 1) return fieldFor(first);
    return (
      <div className={styles.pair} key={first.name}>
        {members.map(fieldFor)}
      </div>
    );
  });
}

type FormPartsProps = Pick<FormRowsProps, 'fields' | 'fieldFor'> & {
  readonly parts: readonly FormPart[];
  /** By field name. */
  readonly problems: Readonly<Record<string, string | undefined>>;
};

/** The fields of a form in sections. A collapsed section opens if one of its answers has a problem. */
export function FormParts({ parts, fields, problems, fieldFor }: FormPartsProps) {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return parts.map(({ heading, rows, folded }) => {
    const shown = rows.map((row) => (
      <div className={row.length > 1 ? styles.pair : undefined} key={row[0]}>
        {row.map((name) => {
          const field = byName.get(name);
          return field ? fieldFor(field) : null;
        })}
      </div>
    ));
    if (folded) {
      return (
        <details className={styles.folded} key={heading} open={rows.flat().some((name) => problems[name]) || undefined}>
          <summary>{heading}</summary>
          <div>{shown}</div>
        </details>
      );
    }
    return (
      <fieldset className={`ruled ${styles.part}`} key={heading}>
        <legend>{heading}</legend>
        {shown}
      </fieldset>
    );
  });
}
