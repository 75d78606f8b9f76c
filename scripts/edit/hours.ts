type Day = { readonly open: unknown };
type Hours = { readonly week: Readonly<Record<string, unknown>>; readonly holidays: readonly Day[] };

const timesText = (times: unknown) => (Array.isArray(times) ? times.join('-') : 'closed');
const timesOf = (text: unknown) => (typeof text === 'string' && text !== 'closed' ? text.split('-') : null);

function changed({ week, holidays, ...rest }: Hours, change: (times: unknown) => unknown) {
  return {
    ...rest,
    week: Object.fromEntries(Object.entries(week).map(([name, times]) => [name, change(times)])),
    holidays: holidays.map((day) => ({ ...day, open: change(day.open) })),
  };
}

/** Reads the file of the hours for the editor: the times of a day are one text, `09:00-18:00` or `closed`. */
export function readHours(text: string) {
  return changed(JSON.parse(text), timesText);
}

/** The text of the file of the hours after an edit. */
export function writtenHours(hours: unknown): string {
  return `${JSON.stringify(changed(hours as Hours, timesOf), null, 2)}\n`;
}
