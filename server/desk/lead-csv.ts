import { columnsOf } from '@/lib/forms/body';
import type { FormDefinition } from '@/lib/forms/definition';
import { byteOrderMark, csvLine } from '@/server/desk/csv';
import type { LeadFilter, LeadStore } from '@/server/store/types';

export type CsvSource = {
  readonly store: Pick<LeadStore, 'read' | 'fieldNames'>;
  readonly forms: ReadonlyMap<string, FormDefinition>;
};

/** A piece of a CSV file, and how many leads are in it and the pieces before. */
export type CsvPart = { readonly text: string; readonly leads: number };

function timeText(moment: number | null): string {
  return moment === null ? '' : new Date(moment).toISOString();
}

/** The leads of a filter as CSV, line by line, oldest first. */
export async function* csvParts({ store, forms }: CsvSource, filter: LeadFilter): AsyncGenerator<CsvPart, void> {
  const found = await store.fieldNames(filter);
  const present = new Set(found.map(({ form }) => form));
  const defined = [...forms.values()].filter((form) => present.has(form.id)).flatMap(columnsOf);
  const columns = [...new Set([...defined, ...found.map(({ name }) => name)])];
  const head = ['number', 'form', 'received', 'called', 'done', 'assigned', 'follows', 'consent'];
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
      lead.assignee ?? '',
      lead.follows === null ? '' : String(lead.follows),
      lead.consentWords ?? '',
      ...columns.map((column) => lead.body[column] ?? ''),
    ]);
    yield { text, leads };
  }
}
