import { phoneText } from '@/lib/fields/phone';
import { missingConsentText, nameOf } from '@/server/desk/answers';
import type { InboxForm } from '@/server/inbox/form-schema';
import { formNameOf } from '@/server/inbox/forms';
import { momentText } from '@/server/office-time';
import type { DueMail, MailKind, StoredLead } from '@/server/store/types';

const identityFields = ['name', 'firstName', 'lastName', 'email', 'phone', 'cellPhone', 'eveningPhone', 'workPhone'];

const requestFields = ['when', 'bestTimeToContact', 'contactPreference', 'about', 'loanType', 'loanPurpose'];

/** Email is stored and forwarded by others, so income, credit and amounts stay in the database. */
const mailedFields: ReadonlySet<string> = new Set([
  ...identityFields,
  ...requestFields,
  ...['city', 'City', 'state', 'zipCode', 'message', 'stageOfTheProcess'],
  'letterByEmail',
  ...['officerName', 'loanOfficer', 'loanOfficerName', 'report01', 'report02', 'report03'],
]);

export type MessageSettings = { readonly forms: ReadonlyMap<string, InboxForm>; readonly deskUrl?: string | undefined };

export type Message = { readonly subject: string; readonly text: string };

/** The form and the request, such as `Call, Afternoon, Refinancing`. */
function subjectOf({ form: id, body }: StoredLead, forms: MessageSettings['forms']): string {
  return [formNameOf(id, forms), ...requestFields.map((name) => body[name])].filter(Boolean).join(', ');
}

function linkTo(deskUrl: string | undefined, query: string): readonly string[] {
  return deskUrl === undefined ? [] : ['', `At the desk: ${deskUrl}${query}`];
}

/** The plain-text message about one lead, to the office or to the officer it was assigned to. */
export function messageFor(
  lead: StoredLead & { readonly kind?: MailKind },
  { forms, deskUrl }: MessageSettings,
): Message {
  const form = forms.get(lead.form);
  const fields = form?.fields ?? Object.keys(lead.body).map((name) => ({ name, label: name, kind: 'text' }));
  const answered = fields
    .filter(({ name, kind }) => kind !== 'hidden' || mailedFields.has(name))
    .filter(({ name }) => lead.body[name]);
  const mailedAnswers = answered.filter(({ name }) => mailedFields.has(name));
  const isIdentity = ({ name }: { readonly name: string }) => identityFields.includes(name);
  const answers = [...mailedAnswers.filter(isIdentity), ...mailedAnswers.filter((field) => !isIdentity(field))].map(
    (field) => {
      const value = lead.body[field.name] ?? '';
      const label = 'group' in field && field.group ? field.group.replace(/\W+$/, '') : field.label;
      return `${label}: ${field.kind === 'phone' ? phoneText(value) : value}`;
    },
  );
  const others = answered.length - answers.length;
  const isAssigned = lead.kind === 'assigned';
  const text = [
    ...(isAssigned ? ['This lead is yours now.', ''] : []),
    ...(lead.follows === null
      ? []
      : [`This form was sent before, as lead ${lead.follows}, with different answers.`, '']),
    ...answers,
    ...(lead.consentWords === null ? ['', `Agreed to: ${missingConsentText(lead)}`] : []),
    ...(others === 0
      ? []
      : ['', `${others} more ${others === 1 ? 'answer is' : 'answers are'} shown only at the desk.`]),
    ...linkTo(deskUrl, `?lead=${lead.number}`),
    '',
    `Received: ${momentText(lead.receivedAt)}, Ohio time`,
    `Lead ${lead.number}, reference ${lead.leadId}`,
  ];
  return {
    subject: `${isAssigned ? 'Yours now: ' : ''}${nameOf(lead.body)}: ${subjectOf(lead, forms)}`,
    text: text.join('\n'),
  };
}

/** Leads of each network that a digest lists before any further ones. */
const listedPerSender = 3;
const maxListed = 100;

/** One message about many leads, by network and newest lead, so that a robot can't crowd out other senders. */
export function digestFor(leads: readonly DueMail[], { forms, deskUrl }: MessageSettings): Message {
  const groups = new Map<string, DueMail[]>();
  for (const lead of leads.toSorted((a, b) => b.number - a.number)) {
    const sender = lead.sender ?? `lead ${lead.number}`;
    groups.set(sender, [...(groups.get(sender) ?? []), lead]);
  }
  const first = [...groups.values()].flatMap((group) => group.slice(0, listedPerSender));
  const rest = [...groups.values()].flatMap((group) => group.slice(listedPerSender));
  const listed = [...first, ...rest].slice(0, maxListed);
  const text = [
    `${leads.length} leads arrived within a few minutes from ${groups.size} ${groups.size === 1 ? 'network' : 'networks'}. That’s usually a robot: its leads can be deleted together.`,
    '',
    ...listed.map(
      (lead) => `${lead.number}  ${momentText(lead.receivedAt)}  ${subjectOf(lead, forms)}  ${nameOf(lead.body)}`,
    ),
    ...(leads.length > listed.length ? [`and ${leads.length - listed.length} more`] : []),
    ...linkTo(deskUrl, '?state=new'),
  ];
  return { subject: `${leads.length} leads at once`, text: text.join('\n') };
}
