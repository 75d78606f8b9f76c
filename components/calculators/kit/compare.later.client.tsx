'use client';

import { PlainButton } from '@/components/ui/button';
import { ScrollBox, Table } from '@/components/ui/table';
import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import { pinLetters } from '@/lib/calculators/pins';
import { fieldText, spokenText } from '@/lib/calculators/words';
import { choiceText } from '@/lib/fields/field';
import styles from './compare.module.css';
import type { Pinned } from './use-pins.client';

/** One result of a scenario, as printed. */
export type PinResult = { readonly label: string; readonly text: string };

type CompareProps<Fields extends CalculatorFields> = {
  readonly fields: Fields;
  readonly pinned: Pinned<Fields>;
  /** The results to compare: the same labels in the same order for all inputs. */
  readonly resultsOf: (values: ValuesOf<Fields>) => readonly PinResult[];
  /** Puts the values of a scenario into the fields. */
  readonly onShow: (values: ValuesOf<Fields>) => void;
};

type Line = { readonly label: string; readonly texts: readonly string[]; readonly differs: boolean };

function lineOf(label: string, texts: readonly string[]): Line {
  return { label, texts, differs: new Set(texts).size > 1 };
}

function linesFor<Fields extends CalculatorFields>(fields: Fields, all: readonly ValuesOf<Fields>[]): readonly Line[] {
  return Object.entries(fields).map(([name, field]) =>
    lineOf(
      field.label,
      all.map((values) => {
        const value: number | string = values[name] ?? field.initial;
        if (field.kind === 'choice') {
          const choice = field.choices.find((each) => each.value === value);
          return choice ? choiceText(choice) : '';
        }
        return field.kind === 'money'
          ? spokenText('money', Number(value))
          : `${fieldText(field.kind, Number(value))}${field.kind === 'percent' ? '%' : ' months'}`;
      }),
    ),
  );
}

/** Pinned scenarios side by side: differences are marked, and each scenario can be shown above again. */
export function Compare<Fields extends CalculatorFields>({ fields, pinned, resultsOf, onShow }: CompareProps<Fields>) {
  const { pins, unpin, clear } = pinned;
  if (pins.length === 0) return null;
  const results = pins.map(resultsOf);
  const resultLines = (results[0] ?? []).map((first, row) =>
    lineOf(
      first.label,
      results.map((result) => result[row]?.text ?? ''),
    ),
  );
  const inputLines = linesFor(fields, pins);
  const row = (line: Line) => (
    <tr key={line.label} data-differs={line.differs ? '' : undefined}>
      <th scope="row">
        {line.label}
        {line.differs ? <span className={styles.mark}>differs</span> : null}
      </th>
      {line.texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is identified by its place in the row
        <td key={index} data-n="">
          {text}
        </td>
      ))}
    </tr>
  );
  return (
    <section className="section" aria-labelledby="compare" data-print="no">
      <div className="wrap">
        <div className="head row">
          <h2 id="compare">Compare</h2>
          <PlainButton onClick={clear}>Remove all</PlainButton>
        </div>
        <ScrollBox label="Pinned scenarios">
          <Table className={styles.table}>
            <caption className="vh">Pinned scenarios side by side</caption>
            <thead>
              <tr>
                <td />
                {pins.map((pin, index) => (
                  <th key={pinLetters[index]} scope="col" data-n="">
                    Scenario {pinLetters[index]}
                    <span className={styles.buttons}>
                      <PlainButton onClick={() => onShow(pin)}>
                        Show<span className="vh"> scenario {pinLetters[index]} above</span>
                      </PlainButton>
                      <PlainButton onClick={() => unpin(index)}>
                        Remove<span className="vh"> scenario {pinLetters[index]}</span>
                      </PlainButton>
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={styles.results}>{resultLines.map(row)}</tbody>
            <tbody>{inputLines.map(row)}</tbody>
          </Table>
        </ScrollBox>
        <p className="small">
          Up to three, kept in this tab until you close it.
          {pins.length === 1 ? ' Change a number above and pin again to see them side by side.' : ''}
        </p>
      </div>
    </section>
  );
}
