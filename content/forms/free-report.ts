import { company } from '@/content/company';
import { reports } from '@/content/reports';
import type { FieldDefinition, FormDefinition } from '@/lib/forms/definition';
import { consentFor, firstLastEmail, ratherNow, relayControls } from './shared';

const choices = reports.map(
  ({ field, title }, at): FieldDefinition => ({
    name: field,
    label: title,
    kind: 'checkbox',
    choices: [{ value: title }],
    group: 'Free Reports*',
    ...(at === 0 ? { groupHint: '*Optional. Tick any that you want.' } : {}),
  }),
);

/** `/free-reports`. */
export const freeReportForm: FormDefinition = {
  id: 'free-report',
  subjectPrefix: 'Free Report: ',
  fields: [...firstLastEmail, ...choices],
  controls: ['_id', 'subject', ...relayControls],
  submitLabel: 'SUBMIT',
  consent: consentFor('Your request goes'),
  receipt: {
    title: 'Your request is with us',
    next: [
      `We e-mail you the reports within ${company.answerWithin}. They are on this page, too, to read now.`,
      ratherNow,
    ],
  },
};
