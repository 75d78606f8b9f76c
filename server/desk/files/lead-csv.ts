import { phoneText } from '@/lib/fields/phone';
import { columnsOf } from '@/lib/forms/body';
import { contactOf, missingConsentText } from '@/server/desk/answers';
import { byteOrderMark, csvLine } from '@/server/desk/files/csv';
import type { InboxForm } from '@/server/inbox/form-schema';
import { formNameOf } from '@/server/inbox/forms';
import { ohioMinuteOf } from '@/server/office-time';
import type { LeadStore } from '@/server/store/store';
import type { LeadFilter, StoredLead } from '@/server/store/types';

export type CsvSource = {
  readonly store: Pick<LeadStore, 'read' | 'fieldNames' | 'history'>;
  readonly forms: ReadonlyMap<string, InboxForm>;
};

/** The lines of a CSV file: the names of its columns, then a line a lead. */
export type CsvLines = AsyncGenerator<string, void>;

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
  return lead.consentWords ?? (lead.consent === null ? '' : missingConsentText(lead));
}

/** The leads of a filter with all their answers as CSV, oldest first. */
export async function* leadLines({ store, forms }: CsvSource, filter: LeadFilter): CsvLines {
  const found = await store.fieldNames(filter);
  const present = new Set(found.map(({ form }) => form));
  const defined = [...forms.values()].filter((form) => present.has(form.id)).flatMap(columnsOf);
  const columns = [...new Set([...defined, ...found.map(({ name }) => name)])];
  const head = ['number', 'form', 'received', 'called', 'done', 'outcome', 'assigned', 'follows', 'consent', 'source'];
  yield byteOrderMark + csvLine([...head, ...columns]);
  for await (const lead of store.read(filter)) {
    yield csvLine([
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
  }
}

const contactColumns = [
  ...['First name', 'Last name', 'Email', 'Phone', 'Form', 'Source', 'Loan officer', 'Received, Ohio time'],
  ...['State', 'Next step', 'Agreed to', 'Notes', 'Lead'],
];

/** The people of the leads of a filter as a mailing program or a CRM reads them, one line a lead, oldest first. */
export async function* contactLines({ store, forms }: CsvSource, filter: LeadFilter): CsvLines {
  yield byteOrderMark + csvLine(contactColumns);
  for await (const lead of store.read(filter)) {
    const { firstName, lastName, email, phone } = contactOf(lead.body);
    const notes = (await store.history(lead.number)).filter(({ kind }) => kind === 'note');
    yield csvLine([
      ...[firstName, lastName, email, phoneText(phone.replace(/^\+1/, ''))],
      formNameOf(lead.form, forms),
      sourceText(lead),
      lead.assignee ?? '',
      ohioMinuteOf(lead.receivedAt).replace('T', ' '),
      lead.outcome ?? (lead.calledAt === null ? 'new' : 'called'),
      lead.dueAt === null ? '' : `${ohioMinuteOf(lead.dueAt).replace('T', ' ')} ${lead.dueText}`,
      consentText(lead),
      notes.map(({ text: note }) => note).join('\n'),
      String(lead.number),
    ]);
  }
}

/** The lines of a file as a stream. `ended` is called with the number of leads that were read, also when the reader stops early. */
export function csvStream(lines: CsvLines, onEnd: (leads: number) => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  // The first line is no lead.
  let leads = -1;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) {
        await onEnd(leads);
        controller.close();
        return;
      }
      leads += 1;
      controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
      await onEnd(Math.max(0, leads));
    },
  });
}
