type Day = { readonly open: unknown };
type Hours = { readonly week: Readonly<Record<string, unknown>>; readonly holidays: readonly Day[] };

const timesText = (times: unknown) => (Array.isArray(times) ? times.join('-') : 'closed');
const timesOf = (text: unknown) => (typeof text === 'string' && text !== 'closed' ? text.split('-') : null);

function mapTimes({ week, holidays, ...rest }: Hours, change: (times: unknown) => unknown) {
  return {
    ...rest,
    week: Object.fromEntries(Object.entries(week).map(([name, times]) => [name, change(times)])),
    holidays: holidays.map((day) => ({ ...day, open: change(day.open) })),
  };
}

/** Parses the file of office hours for the editor, where the hours of a day are text: `09:00-18:00` or `closed`. */
export function parseHours(text: string) {
  return mapTimes(JSON.parse(text), timesText);
}

export function formatHours(hours: unknown): string {
  return `${JSON.stringify(mapTimes(hours as Hours, timesOf), null, 2)}\n`;
}
