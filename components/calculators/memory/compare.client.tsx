'use client';

import { PlainButton } from '@/components/controls/button';
import controls from '@/components/controls/control.module.css';
import { Fold } from '@/components/controls/fold';
import { Table } from '@/components/page/table';
import type { CalculatorFields } from '@/lib/calculators/definition';
import type { FieldValues } from '@/lib/calculators/my-number-fields';
import { lowestOf, type PinResult, pinNameLength } from '@/lib/calculators/share';
import { valueText } from '@/lib/calculators/words';
import styles from './compare.module.css';
import type { Pinned } from './memory.client';

type CompareProps = {
  readonly fields: CalculatorFields;
  readonly pinned: Omit<Pinned, 'pin'>;
  /** The current scenario, then each pin: its values, and its results with the same labels in the same order. */
  readonly scenarios: readonly { readonly values: FieldValues; readonly results: readonly PinResult[] }[];
  readonly onShow: (index: number) => void;
};

type Line = {
  readonly label: string;
  readonly texts: readonly string[];
  /** The index of the lowest result; null if none is marked. */
  readonly lowest: number | null;
};

function resultLines(results: readonly (readonly PinResult[])[]): readonly Line[] {
  return (results[0] ?? []).map(({ label }, row) => {
    const all = results.map((result) => result[row]);
    return { label, texts: all.map((result) => result?.text ?? ''), lowest: lowestOf(all) };
  });
}

function isSame({ texts }: Line): boolean {
  return new Set(texts).size === 1;
}

/** Pinned scenarios next to the current one: differences in a table, what they share in a disclosure. */
export function Compare({ fields, pinned, scenarios, onShow }: CompareProps) {
  const names = pinned.pins.map(({ name }) => name);
  const all = scenarios.map(({ values }) => values);
  const inputs = Object.entries(fields)
    .filter(([name, { quiet, initial }]) => !(quiet && all.every((each) => each[name] === initial)))
    .map(
      ([name, field]): Line => ({
        label: field.label,
        texts: all.map((each) => valueText(field, each[name] ?? field.initial)),
        lowest: null,
      }),
    );
  const lines = [...resultLines(scenarios.map(({ results }) => results)), ...inputs];
  const nameOf = (index: number) => names[index]?.trim() || `Pin ${index + 1}`;
  return (
    <section className="section" aria-labelledby="compare" data-print="no">
      <div className="wrap">
        <div className="head row">
          <h2 id="compare">Pinned, beside the one on screen</h2>
          <PlainButton onClick={pinned.clear}>Remove all</PlainButton>
        </div>
        <Table columns className={styles.table}>
          <caption className="vh">Pinned scenarios beside the one on the screen</caption>
          <thead>
            <tr>
              <td />
              <th scope="col" data-n="" data-now="">
                Now<small>follows what you type</small>
              </th>
              {names.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a pin is identified by its place in the row
                <th key={index} scope="col" data-n="">
                  <input
                    type="text"
                    className={controls.input}
                    aria-label={`Name of pin ${index + 1}`}
                    maxLength={pinNameLength}
                    placeholder={`Pin ${index + 1}`}
                    value={name}
                    onChange={(event) => pinned.rename(index, event.target.value)}
                  />
                  <span className={styles.buttons}>
                    <PlainButton onClick={() => onShow(index)}>
                      Show<span className="vh"> {nameOf(index)} above</span>
                    </PlainButton>
                    <PlainButton onClick={() => pinned.unpin(index)}>
                      Remove<span className="vh"> {nameOf(index)}</span>
                    </PlainButton>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines
              .filter((line) => !isSame(line))
              .map((line) => (
                <tr key={line.label}>
                  <th scope="row">{line.label}</th>
                  {line.texts.map((text, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its place
                    <td key={index} data-n="" data-now={index === 0 ? '' : undefined}>
                      {text}
                      {index === line.lowest ? <span className={styles.mark}>lowest</span> : null}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </Table>
        <Fold summary={`The same in all: ${lines.filter(isSame).length}`}>
          <dl className={styles.same}>
            {lines.filter(isSame).map(({ label, texts }) => (
              <div key={label} className="row">
                <dt>{label}</dt>
                <dd>{texts[0]}</dd>
              </div>
            ))}
          </dl>
        </Fold>
        <p className="small">
          The first column is live. Pin up to three; they stay on this device only, until you remove them.
        </p>
      </div>
    </section>
  );
}
