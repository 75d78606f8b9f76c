'use client';

import { classes } from '@/components/browser/classes';
import { Button } from '@/components/controls/button';
import segments from '@/components/controls/segments.module.css';
import { Slider } from '@/components/controls/slider.client';
import styles from '@/components/questionnaire/questionnaire.module.css';
import type { AmountUnit } from '@/lib/calculators/reading';
import type { Answers } from '@/lib/forms/definition';
import { percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import { sliderPlace, spokenValue } from '@/lib/questionnaire/answers';
import { inUnit, type ShareReading, type ShareStep, shareIn, shareProblem, unitOf } from '@/lib/questionnaire/share';
import { AmountInput, type AnswerProps } from './amount-input.client';

type ShareAnswerProps = AnswerProps<ShareStep> & { readonly answers: Answers };

const units = [
  { unit: 'dollars', sign: '$', name: 'dollars' },
  { unit: 'percent', sign: '%', name: 'percent of the price' },
] as const;

/** What a share means: its amount in the other unit, the loan, and any mortgage insurance. */
function meaning({ unit, dollars, percent, whole }: ShareReading): readonly [string, string] {
  if (dollars === null || percent === null || whole <= 0) return ['', ''];
  const rest = whole - dollars;
  const first =
    unit === 'dollars'
      ? `${percentText(roundHalfAway(percent, 1))} of ${usdWhole(whole)}.`
      : `${usdWhole(dollars)} of ${usdWhole(whole)}.`;
  const borrowed = `You borrow ${usdWhole(rest)}.`;
  if (percent === 0) return ['Nothing down: VA and USDA only.', borrowed];
  if (percent < 3) return [first, `${borrowed} Under 3% down, VA and USDA only.`];
  return [
    first,
    percent < 20
      ? `${borrowed} You’d likely pay mortgage insurance: your page has the price for your score.`
      : `${borrowed} Most conventional loans then need no mortgage insurance.`,
  ];
}

/** A share of an earlier amount, typed in dollars or percent, with what it means and common choices. */
export function ShareAnswer({ step, answers, id, describedBy, wrong, onAnswer }: ShareAnswerProps) {
  const answer = answers[step.field] ?? '';
  const unit = answer === '' ? 'dollars' : unitOf(answer);
  const reading = shareIn(step, answers);
  const problem = reading === null ? null : shareProblem(step, answers);
  const [first, rest] = reading === null ? ['', ''] : meaning(reading);
  const [low, high] = [step.slider.min, step.slider.max];
  // An amount of a few dollars is probably a percentage.
  const meant = reading?.unit === 'dollars' && reading.dollars !== null && reading.dollars > 0 && reading.dollars < 100;

  function give(text: string, to: AmountUnit) {
    onAnswer(to === 'dollars' ? `$${text.replace('$', '')}` : text);
  }
  function giveShare(percent: number) {
    onAnswer(inUnit(step, { ...answers, [step.field]: String(percent) }, reading === null ? 'percent' : unit));
  }
  /** Typing a sign switches the unit, and so does a percentage above 100. */
  function takeUnit(typed: string): boolean {
    const digits = typed.replace(/[$%\s]/g, '');
    if (unit === 'dollars' && typed.includes('%')) give(digits, 'percent');
    else if (unit === 'percent' && (typed.includes('$') || Number(digits.replaceAll(',', '')) > 100))
      give(digits, 'dollars');
    else return false;
    return true;
  }

  return (
    <>
      <div className={classes(styles.value, styles.switched)}>
        <AmountInput
          kind={unit === 'dollars' ? 'money' : 'percent'}
          name={step.field}
          id={id}
          text={answer.replace('$', '')}
          describedBy={classes(describedBy, `${id}-means`)}
          wrong={wrong}
          first={takeUnit}
          onText={(text) => give(text, unit)}
        />
        <fieldset className={styles.units}>
          <legend className="vh">{step.label} in</legend>
          <div className={segments.segments}>
            {units.map(({ unit: one, sign, name }) => (
              <label key={one} className="ring">
                <input
                  className="unseen"
                  type="radio"
                  name={`${id}-unit`}
                  checked={unit === one}
                  aria-label={name}
                  onChange={() => onAnswer(inUnit(step, answers, one))}
                />
                {sign}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <p className={styles.means} id={`${id}-means`} role="status" data-wrong={problem === null ? undefined : ''}>
        {problem ?? (
          <>
            <b>{first || step.unset}</b> {rest}
          </>
        )}
        {meant ? (
          <>
            {' '}
            <Button look="secondary" onClick={() => onAnswer(String(reading.dollars))}>
              I mean {reading.dollars}%
            </Button>
          </>
        ) : null}
      </p>
      {reading?.whole === 0 ? null : (
        <fieldset className={`btns compact ${styles.quick}`}>
          <legend className="vh">Often chosen</legend>
          {step.share.quick.map((percent) => {
            const dollars = shareIn(step, { ...answers, [step.field]: String(percent) })?.dollars;
            return (
              <Button key={percent} look="secondary" onClick={() => giveShare(percent)}>
                {percentText(percent)}
                {dollars == null ? '' : `, ${usdWhole(dollars)}`}
              </Button>
            );
          })}
        </fieldset>
      )}
      <Slider
        label={step.label}
        range={step.slider}
        value={sliderPlace(step, answers)}
        spoken={spokenValue(step, answers)}
        ends={[percentText(low), percentText(high)]}
        tall
        unset={reading === null}
        onMove={giveShare}
      />
    </>
  );
}
