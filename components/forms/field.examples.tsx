import type { ComponentProps, ReactNode } from 'react';
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
  'A question that someone wrote at length, because it needs more than one line on a small screen to be asked well';

/** A field as it is once script has taken over. */
function Sample(props: Omit<ComponentProps<typeof Field>, 'native'>) {
  return <Field native={false} {...props} />;
}

/** A field of every kind in every state. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'text, empty': <Sample id="x1" field={{ name: 'name', label: 'Name', kind: 'text', autocomplete: 'name' }} />,
  'text, filled and locked while sending': (
    <Sample id="x2" field={{ name: 'name', label: 'Name', kind: 'text' }} value="Sam Sample" locked />
  ),
  'optional phone': <Sample id="x3" field={{ name: 'work', label: 'Work phone', kind: 'phone', optional: true }} />,
  'ZIP with hint': <Sample id="x4" field={zip} />,
  'ZIP, wrong': <Sample id="x5" field={zip} value="432" problem={problemWith(zip, '432')} />,
  'ZIP outside Ohio': (
    <Sample id="x6" field={zip} value="90210" notice="This ZIP code is outside Ohio. You may still send this." />
  ),
  select: <Sample id="x7" field={loan} />,
  'select, wrong': <Sample id="x8" field={loan} problem="Choose a type of loan" />,
  'radio tiles': <Sample id="x9" field={time} />,
  'radio tiles, chosen': <Sample id="x10" field={{ ...time, name: 'time2' }} value="Afternoon" />,
  'radio tiles, wrong': (
    <Sample id="x11" field={{ ...time, name: 'time3' }} problem="Choose the best time to contact you" />
  ),
  'radio tiles with ranges': (
    <Sample
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
    <TickGroup legend="Free Reports*" hint="*Optional. Check any that you want." id="x13">
      <Sample id="x14" field={report} value="Tips" />
      <Sample id="x15" field={{ ...report, name: 'report2' }} />
    </TickGroup>
  ),
  money: <Sample id="x16" field={{ name: 'value', label: 'Estimated value', kind: 'money' }} value="325,000" />,
  percent: <Sample id="x17" field={{ name: 'rate', label: 'Interest rate', kind: 'percent' }} value="6.5" />,
  message: <Sample id="x18" field={{ name: 'message', label: 'Message', kind: 'textarea' }} />,
  'select, locked while sending': <Sample id="x20" field={loan} value="Home Purchase" locked />,
  'radio tiles, locked while sending': <Sample id="x21" field={{ ...time, name: 'time4' }} value="Afternoon" locked />,
  'checkbox, locked while sending': <Sample id="x22" field={{ ...report, name: 'report3' }} value="Tips" locked />,
  'message, wrong': (
    <Sample
      id="x23"
      field={{ name: 'message2', label: 'Message', kind: 'textarea' }}
      problem="Write your question, in a few words"
    />
  ),
  'message, locked while sending': (
    <Sample id="x24" field={{ name: 'message3', label: 'Message', kind: 'textarea' }} value="Good morning." locked />
  ),
  'money, wrong': (
    <Sample
      id="x25"
      field={{ name: 'value2', label: 'Estimated value', kind: 'money', width: 'm' }}
      value="a lot"
      problem="Enter an amount in dollars"
    />
  ),
  'a name of 60 letters': <Sample id="x26" field={{ name: 'name3', label: 'Name', kind: 'text' }} value={longName} />,
  'an amount of nine digits': (
    <Sample
      id="x27"
      field={{ name: 'value3', label: 'Estimated value', kind: 'money', width: 'm' }}
      value={longAmount.slice(1)}
    />
  ),
  'long words': (
    <Sample
      id="x19"
      field={{ name: 'long', label: long, kind: 'text', hint: long }}
      problem={`${long}.`}
      value={long}
    />
  ),
};
