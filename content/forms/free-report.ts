import { reportPathOf, reportPdfOf, reports } from '@/content/forms/reports';
import { company } from '@/content/lender/company';
import type { FormDefinition, FormField } from '@/lib/forms/definition';
import { consentFor, firstLastEmail, readers, relayControls } from './shared';

const choices = reports.map(
  ({ field, title }, at): FormField => ({
    name: field,
    label: title,
    kind: 'check',
    value: title,
    group: 'Free Reports*',
    ...(at === 0 ? { groupHint: '*Optional. Check any that you want.' } : {}),
  }),
);

export const freeReportForm: FormDefinition = {
  id: 'free-report',
  subjectPrefix: 'Free Report: ',
  fields: [...firstLastEmail, ...choices],
  controls: ['_id', 'subject', ...relayControls],
  submitLabel: 'SUBMIT',
  ...consentFor(`Your request goes to ${readers}`, { ways: 'email you' }),
  receipt: {
    title: 'Your request is with us',
    next: [
      'Read them now, print them, or keep the PDF files. The addresses don’t change.',
      `A loan officer in ${company.address.city} will write to you once, within ${company.answerWithin}, and ask what you’d like to do next. Don’t want to hear from us again? Reply “no thanks” and we won’t write.`,
    ],
    offer: {
      title: 'Your reports',
      items: reports.map(({ slug, field, title }) => ({
        field,
        title,
        links: [
          { text: 'Read it here', href: reportPathOf(slug) },
          { text: 'Open the PDF', href: reportPdfOf(slug) },
        ],
      })),
    },
  },
};
