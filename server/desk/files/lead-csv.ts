import { phoneText } from '@/lib/fields/phone';
import { columnsOf } from '@/lib/forms/body';
import { contactIn, noConsent } from '@/server/desk/answers';
import { byteOrderMark, csvLine } from '@/server/desk/files/csv';
import type { InboxForm } from '@/server/inbox/form-schema';
import { formNameOf } from '@/server/inbox/forms';
import { minuteOf } from '@/server/office-time';
import type { LeadFilter, LeadStore, StoredLead } from '@/server/store/types';

export type CsvSource = {
  readonly store: Pick<LeadStore, 'read' | 'fieldNames' | 'history'>;
  readonly forms: ReadonlyMap<string, InboxForm>;
};

/** A piece of a CSV file, and how many leads are in it and the pieces before. */
export type CsvPart = { readonly text: string; readonly leads: number };

function timeText(moment: number | null): string {
  return moment === null ? '' : new Date(moment).toISOString();
}

/** How the visitor of a lead came: the advertisement, the host or the page, the first that is known. */
function sourceText({ source }: StoredLead): string {
  const { utm_source: ad, utm_campaign: campaign, from, page } = source?.first ?? {};
  return [ad ?? from ?? page, campaign].filter(Boolean).join(', ');
}

/** What the visitor agreed to; where the sender named words that this site has never shown, that. */
function consentText(lead: StoredLead): string {
  return lead.consentWords ?? (lead.consent === null ? '' : noConsent(lead));
}

/** The leads of a filter with all their answers as CSV, line by line, oldest first. */
export async function* csvParts({ store, forms }: CsvSource, filter: LeadFilter): AsyncGenerator<CsvPart, void> {
  const found = await store.fieldNames(filter);
  const present = new Set(found.map(({ form }) => form));
  const defined = [...forms.values()].filter((form) => present.has(form.id)).flatMap(columnsOf);
  const columns = [...new Set([...defined, ...found.map(({ name }) => name)])];
  const head = ['number', 'form', 'received', 'called', 'done', 'outcome', 'assigned', 'follows', 'consent', 'source'];
  yield { text: byteOrderMark + csvLine([...head, ...columns]), leads: 0 };
  let leads = 0;
  for await (const lead of store.read(filter)) {
    leads += 1;
    const text = csvLine([
      String(lead.number),
      lead.form,
      timeText(lead.receivedAt),
      timeText(lead.calledAt),
      timeText(lead.doneAt),
      lead.outcome ?? '',
      lead.assignee ?? '',
      lead.follows === null ? '' : String(lead.follows),
      consentText(lead),
      sourceText(lead),
      ...columns.map((column) => lead.body[column] ?? ''),
    ]);
    yield { text, leads };
  }
}

const contactColumns = [
  ...['First name', 'Last name', 'Email', 'Phone', 'Form', 'Source', 'Loan officer', 'Received, Ohio time'],
  ...['State', 'Next step', 'Agreed to', 'Notes', 'Lead'],
];

/** The people of the leads of a filter as a mailing program or a CRM reads them, one line a lead, oldest first. */
export async function* contactParts({ store, forms }: CsvSource, filter: LeadFilter): AsyncGenerator<CsvPart, void> {
  yield { text: byteOrderMark + csvLine(contactColumns), leads: 0 };
  let leads = 0;
  for await (const lead of store.read(filter)) {
    leads += 1;
    const { firstName, lastName, email, phone } = contactIn(lead.body);
    const notes = (await store.history(lead.number)).filter(({ kind }) => kind === 'note');
    const text = csvLine([
      ...[firstName, lastName, email, phoneText(phone.replace(/^\+1/, ''))],
      formNameOf(lead.form, forms),
      sourceText(lead),
      lead.assignee ?? '',
      minuteOf(lead.receivedAt).replace('T', ' '),
      lead.outcome ?? (lead.calledAt === null ? 'new' : 'called'),
      lead.dueAt === null ? '' : `${minuteOf(lead.dueAt).replace('T', ' ')} ${lead.dueText}`,
      consentText(lead),
      notes.map(({ text: note }) => note).join('\n'),
      String(lead.number),
    ]);
    yield { text, leads };
  }
}
