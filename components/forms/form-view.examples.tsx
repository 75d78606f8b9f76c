import type { ReactNode } from 'react';
import { problemsOf } from '@/lib/forms/problems';
import { FormBox, FormView, type FormViewProps } from './form-view';
import { sampleContact, sampleDelivery, sampleForm } from './samples';

const filled = {
  officerName: 'Jordan Example, NMLS #000000',
  firstName: 'Sam',
  email: 'sam@example.com',
  cellPhone: '614555014',
  zipCode: '90210',
  bestTime: 'Afternoon',
  value: '325,000',
  message: 'Good morning.',
};

const problems = problemsOf(sampleForm, filled);

function view(changes: Partial<FormViewProps>): ReactNode {
  return (
    <FormBox>
      <FormView
        definition={sampleForm}
        delivery={sampleDelivery}
        contact={sampleContact}
        message={{ kind: 'none' }}
        problems={{}}
        notices={{}}
        sending={false}
        leadId=""
        noValidate
        {...changes}
      />
    </FormBox>
  );
}

/** A lead form in each of its states. */
export const examples: Readonly<Record<string, ReactNode>> = {
  idle: view({}),
  invalid: view({
    given: filled,
    message: { kind: 'problems', problems },
    problems: Object.fromEntries(problems.map(({ name, text }) => [name, text])),
  }),
  'ZIP outside Ohio': view({
    given: filled,
    notices: { zipCode: 'This ZIP code is outside Ohio. We are licensed in Ohio only. You may still send this.' },
  }),
  submitting: view({ given: filled, sending: true, leadId: '2026NOV20FRI091305' }),
  failed: view({
    given: filled,
    message: { kind: 'failed', mailto: 'mailto:hello@example.com?body=Name%3A%20Sam', mayBeStored: false },
  }),
  'taken for a robot': view({ given: filled, message: { kind: 'trapped' } }),
  sent: view({
    message: {
      kind: 'receipt',
      receipt: { reference: '2026NOV20FRI091305', at: Date.UTC(2026, 10, 20, 14, 13), firstName: 'Sam' },
    },
  }),
  'long text': view({
    given: {
      ...filled,
      firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
      message: 'A long story. '.repeat(60),
    },
  }),
};
