import { type ReactNode, useState } from 'react';
import { Tools } from '@/components/calculators/frame/tools.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Compare } from '@/components/calculators/memory/compare.client';
import { usePins } from '@/components/calculators/memory/use-pins.client';
import type { CalculatorField } from '@/lib/calculators/definition';
import { CountyField } from './county-field.client';
import { Field } from './field.client';
import { FieldGroup } from './field-group';

const price = {
  kind: 'money',
  label: 'Home price',
  param: 'gallery-price',
  initial: 500_000,
  slider: { min: 0, max: 2_000_000, step: 1000 },
} as const satisfies CalculatorField;
const fields = { price } as const;

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
  param: 'gallery-county',
  initial: 'Franklin',
  choices: [{ value: '', label: 'All of Ohio' }, { value: 'Franklin' }],
} as const;

function TriedCounty({ state }: { readonly state: string }) {
  const [value, setValue] = useState<string>(county.initial);
  const field = { ...county, param: `gallery-county-${state}` };
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
  const pins = full ? threePins : pinned.pins;
  return (
    <>
      <Tools calculator={calculator} onPin={full ? () => null : pinned.pin} />
      {pins.length > 0 ? (
        <Compare
          fields={fields}
          names={pins.map(({ name }) => name)}
          scenarios={[calculator.values, ...pins.map(({ values }) => values)].map((values) => ({
            values,
            results: [{ label: 'Monthly payment', text: `$${values.price}.99` }],
          }))}
          onRename={pinned.rename}
          onShow={(index) => calculator.change(pins[index]?.values ?? {})}
          onRemove={pinned.unpin}
          onRemoveAll={pinned.clear}
        />
      ) : null}
    </>
  );
}
const threePins = [400_000, 987_654_321, 450_000].map((amount) => ({
  name: '',
  values: { price: amount },
}));

/** Inputs of calculators, and the tools for their answers. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'money with a slider': <Tried field={price} note="A price of a home in your street" />,
  'money without an answer': <Tried field={{ ...price, param: 'gallery-none' }} start={null} />,
  'money, nine digits and beyond the slider': (
    <Tried field={{ ...price, param: 'gallery-large', initial: 987_654_321 }} />
  ),
  percent: <Tried field={{ kind: 'percent', label: 'Interest rate', param: 'gallery-rate', initial: 6.125 }} />,
  'months in a list': (
    <Tried
      field={{
        kind: 'months',
        label: 'Loan length',
        param: 'gallery-months',
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
        param: 'gallery-state',
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
        param: 'gallery-filing',
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
        param: 'gallery-tax',
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
        param: 'gallery-long',
        label: 'Homeowner’s insurance, flood insurance and whatever else the county asks for',
        initial: 987_654_321,
      }}
      note="A quiet line that runs over more than one line on a small screen, and sometimes on a large one"
    />
  ),
  group: (
    <FieldGroup legend="The home" hint="Drag, or type any amount.">
      <Tried field={{ ...price, param: 'gallery-group' }} />
      <Tried field={{ kind: 'percent', label: 'Down payment', param: 'gallery-down', initial: 13.2 }} />
    </FieldGroup>
  ),
  'what can be done with the numbers': <TriedTools />,
  'three pinned, and no room for more': <TriedTools full />,
};
