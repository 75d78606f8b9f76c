import type { ReactNode } from 'react';
import { longAmount, longName } from '@/components/ui/samples';
import { problemWith } from '@/lib/fields/check';
import type { FormField } from '@/lib/forms/definition';
import { Field, TickGroup } from './field';

const zip: FormField = {
  name: 'zip',
  label: 'ZIP code',
  kind: 'zip',
  hint: 'Of the home you want to buy',
  width: 's',
};
const time: FormField = {
  name: 'time',
  label: 'Best time to contact you',
  kind: 'choice',
  look: 'tiles',
  choices: [{ value: 'Morning' }, { value: 'Afternoon' }, { value: 'Evening time', label: 'Evening' }],
};
const loan: FormField = {
  name: 'loan',
  label: 'Type of loan',
  kind: 'choice',
  look: 'list',
  choices: [{ value: 'Refinance' }, { value: 'Home Purchase' }],
};
const report: FormField = {
  name: 'report',
  label: 'Tips To Reduce Debt',
  kind: 'check',
  value: 'Tips',
};
const long =
  'A question that somebody wrote at length, because it needs more than one line on a small screen to be asked well';

/** A field of every kind in every state. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'text, empty': <Field id="x1" field={{ name: 'name', label: 'Name', kind: 'text', autocomplete: 'name' }} />,
  'text, filled and locked while sending': (
    <Field id="x2" field={{ name: 'name', label: 'Name', kind: 'text' }} value="Sam Sample" locked />
  ),
  'optional phone': <Field id="x3" field={{ name: 'work', label: 'Work phone', kind: 'phone', optional: true }} />,
  'ZIP with hint': <Field id="x4" field={zip} />,
  'ZIP, wrong': <Field id="x5" field={zip} value="432" problem={problemWith(zip, '432')} />,
  'ZIP outside Ohio': (
    <Field id="x6" field={zip} value="90210" notice="This ZIP code is outside Ohio. You may still send this." />
  ),
  select: <Field id="x7" field={loan} />,
  'select, wrong': <Field id="x8" field={loan} problem="Choose a type of loan" />,
  'radio tiles': <Field id="x9" field={time} />,
  'radio tiles, chosen': <Field id="x10" field={{ ...time, name: 'time2' }} value="Afternoon" />,
  'radio tiles, wrong': (
    <Field id="x11" field={{ ...time, name: 'time3' }} problem="Choose the best time to contact you" />
  ),
  'radio tiles with ranges': (
    <Field
      id="x12"
      field={{
        name: 'credit',
        label: 'Credit score',
        kind: 'choice',
        look: 'tiles',
        choices: [
          { value: 'Excellent 740+', label: 'Excellent', note: '740+' },
          { value: 'Very Good 700-739', label: 'Very good', note: '700–739' },
        ],
      }}
    />
  ),
  checkboxes: (
    <TickGroup legend="Free Reports*" hint="*Optional. Tick any that you want." id="x13">
      <Field id="x14" field={report} value="Tips" />
      <Field id="x15" field={{ ...report, name: 'report2' }} />
    </TickGroup>
  ),
  money: <Field id="x16" field={{ name: 'value', label: 'Estimated value', kind: 'money' }} value="325,000" />,
  percent: <Field id="x17" field={{ name: 'rate', label: 'Interest rate', kind: 'percent' }} value="6.5" />,
  message: <Field id="x18" field={{ name: 'message', label: 'Message', kind: 'textarea' }} />,
  'select, locked while sending': <Field id="x20" field={loan} value="Home Purchase" locked />,
  'radio tiles, locked while sending': <Field id="x21" field={{ ...time, name: 'time4' }} value="Afternoon" locked />,
  'checkbox, locked while sending': <Field id="x22" field={{ ...report, name: 'report3' }} value="Tips" locked />,
  'message, wrong': (
    <Field
      id="x23"
      field={{ name: 'message2', label: 'Message', kind: 'textarea' }}
      problem="Write your question, in a few words"
    />
  ),
  'message, locked while sending': (
    <Field id="x24" field={{ name: 'message3', label: 'Message', kind: 'textarea' }} value="Good morning." locked />
  ),
  'money, wrong': (
    <Field
      id="x25"
      field={{ name: 'value2', label: 'Estimated value', kind: 'money', width: 'm' }}
      value="a lot"
      problem="Enter an amount in dollars"
    />
  ),
  'a name of 60 letters': <Field id="x26" field={{ name: 'name3', label: 'Name', kind: 'text' }} value={longName} />,
  'an amount of nine digits': (
    <Field
      id="x27"
      field={{ name: 'value3', label: 'Estimated value', kind: 'money', width: 'm' }}
      value={longAmount.slice(1)}
    />
  ),
  'long words': (
    <Field id="x19" field={{ name: 'long', label: long, kind: 'text', hint: long }} problem={`${long}.`} value={long} />
  ),
};
