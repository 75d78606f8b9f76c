import type { ComponentProps, ReactNode } from 'react';
import { problemWith } from '@/lib/fields/check';
import type { FormField } from '@/lib/forms/definition';
import { CheckboxGroup, Field } from './field';
import { SubmitErrorMessage } from './messages';

const name: FormField = { name: 'name', label: 'Name', kind: 'text', autocomplete: 'name' };
const zip: FormField = { name: 'zip', label: 'ZIP code', kind: 'zip', hint: 'Of the home you want to buy', width: 's' };
const time: FormField = {
  name: 'time',
  label: 'Best time to contact you',
  kind: 'choice',
  look: 'tiles',
  choices: [{ value: 'Morning' }, { value: 'Afternoon' }, { value: 'Evening', note: 'until 8pm' }],
};
const loan: FormField = {
  name: 'loan',
  label: 'Type of loan',
  kind: 'choice',
  look: 'list',
  choices: [{ value: 'Refinance' }, { value: 'Home Purchase' }],
};
const report: FormField = { name: 'report', label: 'Tips To Reduce Debt', kind: 'check', value: 'Tips' };
const value: FormField = { name: 'value', label: 'Estimated value', kind: 'money', width: 'm' };
const message: FormField = { name: 'message', label: 'Message', kind: 'textarea' };
const long =
  'A question that someone wrote at length, because it needs more than one line on a small screen to be asked well';

type SampleProps = Omit<ComponentProps<typeof Field>, 'native' | 'id'>;

function Sample(props: SampleProps) {
  return <Field native={false} id={props.field.name} {...props} />;
}

const samples: Readonly<Record<string, SampleProps>> = {
  'text, empty': { field: name },
  'text, filled and locked while sending': { field: name, value: 'Sam Sample', locked: true },
  'optional phone': { field: { name: 'work', label: 'Work phone', kind: 'phone', optional: true } },
  'ZIP, wrong': { field: zip, value: '432', problem: problemWith(zip, '432') },
  'ZIP outside Ohio': {
    field: zip,
    value: '90210',
    notice: 'This ZIP code is outside Ohio. You may still send this.',
  },
  'select, wrong': { field: loan, problem: 'Choose a type of loan' },
  'select, locked while sending': { field: loan, value: 'Home Purchase', locked: true },
  'radio tiles, wrong': { field: time, problem: 'Choose the best time to contact you' },
  'radio tiles, locked while sending': { field: time, value: 'Afternoon', locked: true },
  'money, wrong': { field: value, value: 'a lot', problem: 'Enter an amount in dollars' },
  'an amount of nine digits': { field: value, value: '987,654,321' },
  percent: { field: { name: 'rate', label: 'Interest rate', kind: 'percent' }, value: '6.5' },
  'message, wrong': { field: message, problem: 'Write your question, in a few words' },
  'message, locked while sending': { field: message, value: 'Good morning.', locked: true },
  'checkbox, locked while sending': { field: report, value: 'Tips', locked: true },
  'long words': { field: { ...name, label: long, hint: long }, problem: `${long}.`, value: long },
};

export const examples: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(
    Object.entries(samples).map(([state, { field, ...sample }], index) => [
      state,
      <Sample key={state} {...sample} field={{ ...field, name: `${field.name}${index}` }} />,
    ]),
  ),
  'taken for a robot': (
    <SubmitErrorMessage
      submitError={{ kind: 'honeypot' }}
      contact={{
        phone: { display: '(614) 555-0142', href: 'tel:+16145550142' },
        email: 'hello@example.com',
        hours: 'Mon–Fri 9am–6pm',
        officeHours: [],
        privacyPath: '/privacy-policy',
      }}
    />
  ),
  checkboxes: (
    <CheckboxGroup legend="Free Reports*" hint="*Optional. Check any that you want." id="reports">
      <Sample field={{ ...report, name: 'checked' }} value="Tips" />
      <Sample field={{ ...report, name: 'empty' }} />
    </CheckboxGroup>
  ),
};
