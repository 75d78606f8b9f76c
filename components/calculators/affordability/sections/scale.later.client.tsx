'use client';

import { inputsOf } from '@/components/calculators/affordability/inputs';
import { PartPlace } from '@/components/calculators/answer/part-place';
import { type HomePayment, type RungName, rungNames, scaleOf } from '@/lib/calculators/affordability-scale';
import { allInText } from '@/lib/calculators/affordability-verdict';
import type { AffordabilityContent, AffordabilityValues } from '@/lib/calculators/content/affordability';
import { shareText } from '@/lib/calculators/words';
import { affordability } from '@/lib/mortgage/affordability';
import { integerText, usd, usdWhole } from '@/lib/numbers/format';
import { Houses } from './houses';
import styles from './scale.module.css';
import { frames, ScaleDrawing } from './scale-drawing';

type ScaleProps = { readonly content: AffordabilityContent; readonly values: AffordabilityValues };

const tones: Readonly<Record<RungName, string | undefined>> = {
  comfortable: styles.enamel,
  stretch: styles.pale,
  most: styles.hatched,
};

function Rung({
  title,
  text,
  rung,
  amount,
  termMonths,
}: {
  readonly title: string;
  readonly text: string;
  readonly rung: HomePayment | null;
  /** What its payment is: "a month, all in". */
  readonly amount: string;
  readonly termMonths: number;
}) {
  return (
    <>
      <h3>{title}</h3>
      <span className={`big ${styles.figure}`}>{usdWhole(rung?.price ?? null)}</span>
      {rung ? (
        <>
          <p>
            <b>
              {usd(rung.total)} {amount}
            </b>
          </p>
          {rung.ofIncome === null || rung.withDebts === null ? null : (
            <p>
              {shareText(rung.ofIncome)} of income, {shareText(rung.withDebts)} with debts
            </p>
          )}
          {rung.apr === null ? null : (
            <p>
              APR {rung.apr}, {integerText(termMonths)} payments
            </p>
          )}
        </>
      ) : null}
      <p>{text}</p>
    </>
  );
}

/** Home prices on a street, with what each costs a month: comfortable, a stretch and the most. */
export function PriceScale({ content, values }: ScaleProps) {
  const { scale: texts } = content;
  const inputs = inputsOf(values);
  const scale = scaleOf(inputs, content.limits);
  const rule = affordability(values);
  const shown = rungNames.filter((name) => scale.rungs[name] !== null);
  const prices = shown.map(
    (name) => `${texts.rungs[name].title.toLowerCase()} ${usdWhole(scale.rungs[name]?.price ?? null)}`,
  );
  const home = scale.home ? ` ${texts.home} at ${usdWhole(scale.home.price)}: ${texts.places[scale.home.place]}.` : '';
  return (
    <section aria-labelledby="scale">
      <h2 id="scale">{texts.title}</h2>
      <p className={styles.lead}>{texts.lead}</p>
      {shown.length === 0 ? (
        <PartPlace>{texts.nothing}</PartPlace>
      ) : (
        <div className={styles.chart} role="img" aria-label={`Home prices: ${prices.join(', ')}.${home}`}>
          <Houses className={styles.defs} place={scale.home?.place ?? null} />
          {frames.map((frame) => (
            <svg
              key={frame.name}
              className={styles[frame.name]}
              viewBox={`0 0 ${frame.width} ${frame.height}`}
              aria-hidden="true"
            >
              <ScaleDrawing
                frame={frame}
                texts={{
                  comfortable: texts.rungs.comfortable.title,
                  stretch: texts.rungs.stretch.title,
                  most: texts.rungs.most.title,
                  home: texts.home,
                  rule: texts.rule,
                  under: texts.under,
                }}
                scale={scale}
                rulePrice={rule.qualifies ? rule.homePrice : null}
              />
            </svg>
          ))}
        </div>
      )}
      <ul className={styles.rungs}>
        {rungNames.map((name) => (
          <li key={name} className={tones[name]}>
            <Rung
              {...texts.rungs[name]}
              rung={scale.rungs[name]}
              amount={allInText(inputs)}
              termMonths={values.termMonths}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
