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

/** CSV lines: column names, then one line per lead. */
export type CsvLines = AsyncGenerator<string, void>;

function timeText(moment: number | null): string {
  return moment === null ? '' : new Date(moment).toISOString();
}

function sourceText({ source }: StoredLead): string {
  const { utm_source: ad, utm_campaign: campaign, from, page } = source?.first ?? {};
  return [ad ?? from ?? page, campaign].filter(Boolean).join(', ');
}

/** The consent text, or which unknown version the sender named. */
function consentText(lead: StoredLead): string {
  return lead.consentWords ?? (lead.consent === null ? '' : missingConsentText(lead));
}

const leadColumns: Readonly<Record<string, (lead: StoredLead) => string>> = {
  number: ({ number }) => String(number),
  form: ({ form }) => form,
  received: ({ receivedAt }) => timeText(receivedAt),
  called: ({ calledAt }) => timeText(calledAt),
  tries: ({ tries }) => (tries === 0 ? '' : String(tries)),
  result: ({ tried }) => tried ?? '',
  done: ({ doneAt }) => timeText(doneAt),
  outcome: ({ outcome }) => outcome ?? '',
  assigned: ({ assignee }) => assignee ?? '',
  follows: ({ follows }) => (follows === null ? '' : String(follows)),
  consent: consentText,
  source: sourceText,
};

export async function* leadLines({ store, forms }: CsvSource, filter: LeadFilter): CsvLines {
  const found = await store.fieldNames(filter);
  const present = new Set(found.map(({ form }) => form));
  const defined = [...forms.values()].filter((form) => present.has(form.id)).flatMap(columnsOf);
  const columns = [...new Set([...defined, ...found.map(({ name }) => name)])];
  yield byteOrderMark + csvLine([...Object.keys(leadColumns), ...columns]);
  for await (const lead of store.read(filter)) {
    const facts = Object.values(leadColumns).map((textOf) => textOf(lead));
    yield csvLine([...facts, ...columns.map((column) => lead.body[column] ?? '')]);
  }
}

const contactColumns = [
  ...['First name', 'Last name', 'Email', 'Phone', 'Form', 'Source', 'Loan officer', 'Received, Ohio time'],
  ...['State', 'Next step', 'Agreed to', 'Notes', 'Lead'],
];

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
      lead.outcome ?? lead.state,
      lead.dueAt === null ? '' : `${ohioMinuteOf(lead.dueAt).replace('T', ' ')} ${lead.dueText}`,
      consentText(lead),
      notes.map(({ text: note }) => note).join('\n'),
      String(lead.number),
    ]);
  }
}

/** Streams CSV lines. `onEnd` gets the number of leads read, also if the client stops early. */
export function csvStream(lines: CsvLines, onEnd: (leads: number) => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  // The header line doesn't count.
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
