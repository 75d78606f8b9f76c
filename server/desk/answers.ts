import type { AnswerField } from '@/lib/fields/check';
import { choiceText } from '@/lib/fields/field';
import { phoneText } from '@/lib/fields/phone';
import type { FormDefinition } from '@/lib/forms/definition';
import { moneyText, percentText } from '@/lib/numbers/format';
import type { StoredLead, Visit } from '@/server/store/types';

export type LabeledAnswer = { readonly label: string; readonly text: string };

export type LeadParts = {
  readonly name: string;
  readonly phones: readonly (LabeledAnswer & { readonly digits: string })[];
  readonly email: string;
  readonly answers: readonly LabeledAnswer[];
  readonly messages: readonly LabeledAnswer[];
};

export function nameOf(body: StoredLead['body']): string {
  return (body.name ?? [body.firstName, body.lastName].filter(Boolean).join(' ')) || 'No name';
}

/** Contact details from the fields of any form. The phone has its country code; empty if there is none. */
export function contactOf(body: StoredLead['body']) {
  const { name = '', firstName, lastName, email = '', phone, cellPhone, eveningPhone, workPhone } = body;
  const words = name.trim().split(/\s+/);
  const digits = [phone, cellPhone, eveningPhone, workPhone].find(Boolean)?.replace(/\D/g, '') ?? '';
  return {
    firstName: firstName ?? words.slice(0, Math.max(1, words.length - 1)).join(' '),
    lastName: lastName ?? words.slice(1).at(-1) ?? '',
    email,
    phone: digits.length === 10 ? `+1${digits}` : digits,
  };
}

/** When, how and about what somebody wants to be contacted; empty if the form doesn't ask. */
export function contactRequestOf({ when, bestTimeToContact, contactPreference, about }: StoredLead['body']): string {
  return [when || bestTimeToContact, contactPreference, about].filter(Boolean).join(', ');
}

const visitLabels = {
  page: 'First page',
  from: 'Referred by',
  utm_source: 'Ad source',
  utm_medium: 'Ad medium',
  utm_campaign: 'Campaign',
  utm_term: 'Ad keywords',
  utm_content: 'Ad variant',
  with: 'Link from',
} as const;

export function visitAnswers(visit: Visit): readonly LabeledAnswer[] {
  const names = Object.keys(visitLabels) as (keyof typeof visitLabels)[];
  return names.flatMap((name) => (visit[name] === undefined ? [] : [{ label: visitLabels[name], text: visit[name] }]));
}

const headingFields = ['name', 'firstName', 'lastName', 'email'];

function textOf(field: AnswerField | undefined, value: string): string {
  switch (field?.kind) {
    case 'money':
      return moneyText(Number(value)) === '' ? value : `$${moneyText(Number(value))}`;
    case 'percent':
      return percentText(Number(value));
    case 'choice': {
      const choice = field.choices.find((each) => each.value === value);
      return choice ? [choiceText(choice), choice.note].filter(Boolean).join(', ') : value;
    }
    default:
      return value;
  }
}

/** Answers with the labels of their form. Empty ones are omitted; those to fields that no longer exist are kept. */
export function leadPartsOf({ body }: StoredLead, form: FormDefinition | undefined): LeadParts {
  const fields = new Map(form?.fields.map((field) => [field.name, field] as const));
  const controls = new Set<string>(form?.controls);
  const answered = Object.entries(body)
    .filter(([name, value]) => value !== '' && !controls.has(name))
    .map(([name, value]) => {
      const field = fields.get(name);
      const label = field?.kind === 'check' ? (field.group ?? field.label) : (field?.label ?? name);
      return { name, kind: field?.kind, label, value, text: textOf(field, value) };
    });
  return {
    name: nameOf(body),
    phones: answered
      .filter(({ kind }) => kind === 'phone')
      .map(({ label, value }) => ({ label, text: phoneText(value), digits: value.replace(/\D/g, '') })),
    email: body.email ?? '',
    answers: answered.filter(
      ({ name, kind }) => !headingFields.includes(name) && kind !== 'phone' && kind !== 'textarea',
    ),
    messages: answered.filter(({ kind }) => kind === 'textarea'),
  };
}

/** Why no consent text is shown with a lead. Only text that this server has published counts. */
export function missingConsentText({ consent }: Pick<StoredLead, 'consent'>): string {
  return consent === null
    ? 'Nothing is on record. Ask before you use automated calls or texts.'
    : `Nothing that this site has shown: the form was sent with version ${consent}. Ask before you use automated calls or texts.`;
}
