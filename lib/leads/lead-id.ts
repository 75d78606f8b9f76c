const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

function two(n: number): string {
  return String(n).padStart(2, '0');
}

/**
 * The `_id` of a lead, from the visitor's local time: year, month, day, weekday, hour 00 to 23, minute, second, without
 * separators, as in `2026NOV20FRI091305`. It has one second's resolution, so two visitors may share one.
 */
export function leadIdAt(date: Date): string {
  return [
    date.getFullYear(),
    months[date.getMonth()],
    two(date.getDate()),
    weekdays[date.getDay()],
    two(date.getHours()),
    two(date.getMinutes()),
    two(date.getSeconds()),
  ].join('');
}

/** Whether a text has the shape of `leadIdAt`, or of one with the tail that the inbox gives to a form without a reference. */
export function isLeadId(text: string): boolean {
  return /^\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}(?:-[A-Z2-7]{4})?$/.test(text);
}
