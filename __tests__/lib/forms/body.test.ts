import { bodyFor, columnsOf, multipartOf } from '@/lib/forms/body';
import type { FormDefinition } from '@/lib/forms/definition';

const form: FormDefinition = {
  id: 'free-report',
  subjectPrefix: 'Free Report: ',
  fields: [
    { name: 'firstName', label: 'First name', kind: 'text' },
    { name: 'phone', label: 'Phone', kind: 'phone', optional: true },
    { name: 'report01', label: 'Secrets', kind: 'check', value: '10 Secrets' },
    { name: 'report02', label: 'Tips', kind: 'check', value: 'Tips' },
  ],
  controls: ['_id', 'subject', '_subject', 'id', '_template', '_next', '_captcha'],
  submitLabel: 'SUBMIT',
  consent: 'You agree.',
  consentVersion: '0123456789ab',
};
const facts = { leadId: '2026NOV20FRI091305', nextUrl: 'https://www.example.com/thank-you' };

test('a body has every field in order, only the checked boxes, then the hidden fields', () => {
  expect(bodyFor(form, { firstName: ' Sam ', report02: 'Tips', unknown: 'x' }, facts)).toEqual([
    ['firstName', 'Sam'],
    ['phone', ''],
    ['report02', 'Tips'],
    ['_id', '2026NOV20FRI091305'],
    ['subject', 'Free Report: 2026NOV20FRI091305'],
    ['_subject', 'Free Report: 2026NOV20FRI091305'],
    ['id', '2026NOV20FRI091305'],
    ['_template', 'table'],
    ['_next', 'https://www.example.com/thank-you'],
    ['_captcha', 'false'],
  ]);
});

test('the spreadsheet has a column for each field, the lead’s id and its subject', () => {
  expect(columnsOf(form)).toEqual(['firstName', 'phone', 'report01', 'report02', '_id', 'subject', '_subject', 'id']);
});

test('multipart text is formatted as browsers do', () => {
  expect(
    multipartOf(
      [
        ['na"me', 'Sam'],
        ['message', 'One\nTwo'],
      ],
      'b1',
    ),
  ).toBe(
    '--b1\r\nContent-Disposition: form-data; name="na%22me"\r\n\r\nSam\r\n' +
      '--b1\r\nContent-Disposition: form-data; name="message"\r\n\r\nOne\r\nTwo\r\n--b1--\r\n',
  );
});
