'use client';

import { type ReactNode, useState } from 'react';
import { useHydrated } from '@/components/browser/hydration.client';
import { useLeadFigures } from '@/components/browser/lead-figures.client';
import {
  AnswerPanel,
  type AnswerPanelProps,
  type NextLink,
  ResultBar,
  type ResultBarProps,
  resultId,
} from '@/components/calculators/answer/answer.client';
import { useMyNumbers, usePins } from '@/components/calculators/memory/memory.client';
import { ButtonLink, MoreLink, PlainButton } from '@/components/controls/button';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import { CallOut } from '@/components/page/call-out';
import { copyLink, LinkToCopy, ShareButton } from '@/components/page/link-to-copy.client';
import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import {
  addressHash,
  type CalculatorName,
  type Counts,
  inputFigures,
  type PinResult,
  pinLimit,
} from '@/lib/calculators/share';
import { listText } from '@/lib/calculators/words';
import { noValue } from '@/lib/numbers/format';
import styles from './frame.module.css';
import type { Calculator } from './use-calculator.client';

/** Messages above the inputs: a link has overridden the visitor's numbers, or part of it could not be used. */
function Notices<Fields extends CalculatorFields>({ calculator }: { readonly calculator: Calculator<Fields> }) {
  const { invalidParams, unknownParams, missing } = calculator;
  const own = useMyNumbers(calculator);
  return (
    <div className={styles.notices} data-print="no" aria-live="polite">
      {invalidParams.length > 0 || unknownParams ? (
        <CallOut title="Part of this link could not be used" tone="bad">
          <p>
            {invalidParams.length > 0
              ? `${listText(invalidParams)} ${invalidParams.length === 1 ? 'is' : 'are'} back at the starting value. `
              : 'Some of it fits no field here. '}
          </p>
        </CallOut>
      ) : null}
      {missing.length > 0 ? (
        <p>
          Sent without {listText(missing.map((label) => `“${label}”`))}. Type{' '}
          {missing.length === 1 ? 'yours' : 'your own'} to see the answer.
        </p>
      ) : null}
      {own ? (
        <p>
          These are the numbers of the link you opened, not yours.{' '}
          <PlainButton onClick={() => calculator.set(own)}>Use mine</PlainButton>
        </p>
      ) : null}
    </div>
  );
}

type ToolsProps<Fields extends CalculatorFields> = {
  readonly calculator: Calculator<Fields>;
  /** Pins the scenario and returns its number, or null when no more fit. Null if the calculator has no pins. */
  readonly onPin: (() => number | null) | null;
};

function Tools<Fields extends CalculatorFields>({ calculator, onPin }: ToolsProps<Fields>) {
  const [message, setMessage] = useState({ text: '', count: 0 });
  const tell = (text: string) => setMessage(({ count }) => ({ text, count: count + 1 }));
  const [link, setLink] = useState<string | null>(null);

  async function copy() {
    const byHand = await copyLink(addressHash(calculator.fields, calculator.values, calculator.open));
    setLink(byHand);
    tell(byHand ? 'Copy the link from the field.' : 'Link copied.');
  }

  return (
    <div className={`btns live ${styles.tools}`} data-print="no">
      <ShareButton hash={addressHash(calculator.fields, calculator.values, calculator.open)} />
      <PlainButton onClick={copy}>Copy link</PlainButton>
      {onPin ? (
        <PlainButton
          onClick={() => {
            const pin = onPin();
            tell(pin === null ? 'Remove one first: three are pinned.' : `Pinned, ${pin} of ${pinLimit}.`);
          }}
        >
          Pin to compare
        </PlainButton>
      ) : null}
      <PlainButton onClick={() => window.print()}>Print</PlainButton>
      {link ? <LinkToCopy label="Link to these numbers" link={link} /> : null}
      <p className={styles.announcement} role="status">
        {/* A new element each time, so that repeated text is announced again. */}
        <span key={message.count}>{message.text}</span>
      </p>
    </div>
  );
}

const Compare = lazyIsland('Compare', () =>
  import('@/components/calculators/memory/compare.client').then((it) => it.Compare),
);

/** Says that the page's script did not load. CSS shows it after eight seconds; script removes it. */
function Late() {
  return useHydrated() ? null : (
    <div data-nosnippet="" className={`wrap live ${styles.late}`}>
      Still the example’s numbers. Reload the page, or call us.
    </div>
  );
}

type CalculatorScreenProps<Fields extends CalculatorFields> = {
  readonly calculator: Calculator<Fields>;
  /** The name of the inputs, and the next steps, the most important first. */
  readonly words: { readonly form: string; readonly next: readonly NextLink[] };
  /** The verdict above the inputs; replaces the panel next to them. */
  readonly strip?: ReactNode;
  readonly panel?: AnswerPanelProps;
  readonly beside?: ReactNode;
  /** Gives the inputs the wide column, with the next steps below them. */
  readonly wide?: boolean;
  readonly children: ReactNode;
  readonly more?: ReactNode;
  readonly sections?: ReactNode;
  /** The answer in the bar at the bottom of small screens; null if there is none. */
  readonly bar: ResultBarProps | null;
  /** The results to compare when pinned: the same labels in the same order for all inputs. */
  readonly pins?: {
    readonly name: CalculatorName | null;
    readonly resultsOf: (values: ValuesOf<Fields>) => readonly PinResult[];
  };
  /** The fields included in a request for a call; by default all. */
  readonly counts?: Counts<Fields>;
  /** The values to calculate with, if they differ from the fields'. */
  readonly countedOf?: (values: ValuesOf<Fields>) => ValuesOf<Fields>;
};

const noPins = { name: null, resultsOf: () => [] } as const;

/** The frame of every calculator: the answer, the inputs, the sections next to and below them, pins and the bar. */
export function CalculatorScreen<Fields extends CalculatorFields>({
  calculator,
  words,
  strip,
  panel,
  beside,
  wide,
  children,
  more,
  sections,
  bar,
  pins = noPins,
  counts,
  countedOf = (typed) => typed,
}: CalculatorScreenProps<Fields>) {
  const { fields, values, change, example, open, unparsed } = calculator;
  const pinned = usePins(pins.name, calculator);
  useLeadFigures(() => {
    if (!bar || bar.figure === noValue || example || open.length > 0) return null;
    return { answer: { label: bar.label, text: bar.figure }, inputs: inputFigures(fields, countedOf(values), counts) };
  });
  const [next, ...others] = words.next;
  const actions = (
    <div className={`btns ${styles.actions}`} data-print="no">
      {next ? (
        <ButtonLink href={next.href} data-about={next.about}>
          {next.label}
        </ButtonLink>
      ) : null}
      {others.map(({ label, href }) => (
        <MoreLink key={href} href={href}>
          {label}
        </MoreLink>
      ))}
      <Tools calculator={calculator} onPin={pins.name && pinned.pin} />
    </div>
  );
  const columns = panel ? styles.withPanel : wide ? styles.withAside : styles.withCharts;
  return (
    <>
      <Late />
      {strip}
      <div className={`section ${styles.section}`}>
        <div className={`wrap ${styles.columns} ${columns}`}>
          <form className="flow" aria-label={words.form} onSubmit={(event) => event.preventDefault()}>
            <Notices calculator={calculator} />
            {children}
            {wide ? actions : null}
          </form>
          {panel ? <AnswerPanel {...panel} actions={actions} status={{ example, unparsed }} /> : null}
          {more}
          {panel || wide ? (
            beside
          ) : (
            <div className={styles.out} id={resultId} tabIndex={-1}>
              {beside}
              {actions}
            </div>
          )}
        </div>
      </div>
      {pinned.pins.length > 0 ? (
        <Deferred hasFields>
          <Compare
            fields={fields}
            pinned={pinned}
            scenarios={[values, ...pinned.pins.map((pin) => pin.values)].map((each) => ({
              values: countedOf(each),
              results: pins.resultsOf(each),
            }))}
            onShow={(index) => change(pinned.pins[index]?.values ?? {})}
          />
        </Deferred>
      ) : null}
      {sections}
      {bar ? <ResultBar next={next} {...bar} /> : null}
    </>
  );
}
