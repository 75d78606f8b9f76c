import { type ReactNode, useState } from 'react';
import { Tools } from '@/components/calculators/frame/tools.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Compare } from '@/components/calculators/memory/compare.later.client';
import { usePins } from '@/components/calculators/memory/use-pins.client';
import { Schedule } from '@/components/calculators/schedule/schedule.later.client';
import type { CalculatorField } from '@/lib/calculators/definition';
import { CountyField } from './county-field.client';
import { Field } from './field.client';
import { FieldGroup } from './field-group';

const price = {
  kind: 'money',
  label: 'Home price',
  share: 'gallery-price',
  initial: 500_000,
  slider: { min: 0, max: 2_000_000, step: 1000 },
} as const satisfies CalculatorField;
const extra = { kind: 'money', label: 'Extra each month', share: 'gallery-extra', initial: 0 } as const;
const once = { kind: 'money', label: 'Extra once', share: 'gallery-once', initial: 0 } as const;
const onceMonth = { kind: 'months', label: 'In month', share: 'gallery-month', initial: 12, atMost: 480 } as const;
const fields = { price, extra, once, onceMonth } as const;

/** A field with a state of its own; with `null` it starts without an answer. */
function Tried({
  field,
  start,
  note,
}: {
  readonly field: CalculatorField;
  readonly start?: null;
  readonly note?: string;
}) {
  const [value, setValue] = useState<number | string | null>(start === null ? null : field.initial);
  return <Field name="tried" field={field} value={value} note={note} onValue={(_, next) => setValue(next)} />;
}

const county = {
  kind: 'choice',
  look: 'list',
  label: 'County',
  share: 'gallery-county',
  initial: 'Franklin',
  choices: [{ value: '', label: 'All of Ohio' }, { value: 'Franklin' }],
} as const;

function TriedCounty({ state }: { readonly state: string }) {
  const [value, setValue] = useState<string>(county.initial);
  const field = { ...county, share: `gallery-county-${state}` };
  return (
    <CountyField
      name="county"
      field={field}
      value={value}
      state={state}
      limits={{ floor: '', columbus: ', FHA limit $591,100' }}
      onValue={(_, next) => setValue(next)}
    />
  );
}

function TriedTools({ full = false }: { readonly full?: boolean }) {
  const calculator = useCalculator(fields);
  const pinned = usePins('monthly-payment', calculator);
  return (
    <>
      <Tools calculator={calculator} onPin={full ? () => null : pinned.pin} />
      <Compare
        fields={fields}
        values={calculator.values}
        onShow={calculator.change}
        pinned={full ? { ...pinned, pins: threePins } : pinned}
        resultsOf={({ price: amount }) => [{ label: 'Monthly payment', text: `$${amount}.99` }]}
      />
    </>
  );
}
const threePins = [400_000, 987_654_321, 450_000].map((amount) => ({
  name: '',
  values: { price: amount, extra: 0, once: 0, onceMonth: 12 },
}));

function TriedSchedule({ principal }: { readonly principal: number | null }) {
  const { bind } = useCalculator(fields);
  return (
    <Schedule
      texts={{
        title: 'Where each year’s payments go',
        extraLegend: 'What if you paid more?',
        extraHint: 'Try an extra payment.',
        none: 'There is no loan to divide.',
      }}
      loan={{ principal, ratePercent: 6.5, termMonths: 360 }}
      extraMonthly={bind('extra')}
      extraOnce={bind('once')}
      extraOnceMonth={bind('onceMonth')}
    />
  );
}

/** Inputs of calculators, and the tools for their answers. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'money with a slider': <Tried field={price} note="A price of a home in your street" />,
  'money without an answer': <Tried field={{ ...price, share: 'gallery-none' }} start={null} />,
  'money, nine digits and beyond the slider': (
    <Tried field={{ ...price, share: 'gallery-large', initial: 987_654_321 }} />
  ),
  percent: <Tried field={{ kind: 'percent', label: 'Interest rate', share: 'gallery-rate', initial: 6.125 }} />,
  'months in a list': (
    <Tried
      field={{
        kind: 'months',
        label: 'Loan length',
        share: 'gallery-months',
        initial: 360,
        atMost: 480,
        list: { first: 120, last: 480, step: 60 },
      }}
      note="30 years"
    />
  ),
  'choice in a list': (
    <Tried
      field={{
        kind: 'choice',
        look: 'list',
        label: 'State',
        share: 'gallery-state',
        initial: 'OH',
        choices: [
          { value: 'OH', label: 'Ohio' },
          { value: 'NONE', label: 'None' },
        ],
      }}
    />
  ),
  'a county of Ohio': <TriedCounty state="OH" />,
  'no county outside of Ohio': <TriedCounty state="NJ" />,
  'choice of tiles': (
    <Tried
      field={{
        kind: 'choice',
        look: 'tiles',
        label: 'Filing',
        share: 'gallery-filing',
        initial: 'joint',
        choices: [
          { value: 'single', label: 'Single' },
          { value: 'joint', label: 'Married, filing jointly' },
        ],
      }}
      note="For the standard deduction"
    />
  ),
  'a tick': (
    <Tried
      field={{
        kind: 'choice',
        look: 'tick',
        label: 'Count the tax savings',
        share: 'gallery-tax',
        initial: 'no',
        choices: [
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ],
      }}
    />
  ),
  'long words': (
    <Tried
      field={{
        ...price,
        share: 'gallery-long',
        label: 'Homeowner’s insurance, flood insurance and whatever else the county asks for',
        initial: 987_654_321,
      }}
      note="A quiet line that runs over more than one line on a small screen, and sometimes on a large one"
    />
  ),
  group: (
    <FieldGroup legend="The home" hint="Drag, or type any amount.">
      <Tried field={{ ...price, share: 'gallery-group' }} />
      <Tried field={{ kind: 'percent', label: 'Down payment', share: 'gallery-down', initial: 13.2 }} />
    </FieldGroup>
  ),
  'what can be done with the numbers': <TriedTools />,
  'three pinned, and no room for more': <TriedTools full />,
  schedule: <TriedSchedule principal={434_000} />,
  'schedule of a large loan': <TriedSchedule principal={987_654_321} />,
  'schedule without a loan': <TriedSchedule principal={null} />,
};
