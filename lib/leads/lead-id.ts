const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

function two(n: number): string {
  return String(n).padStart(2, '0');
}

/** The `_id` of a lead from the visitor's local time, as `2026NOV20FRI091305`. Two visitors of one second share it. */
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

/** Whether a text has the format of `leadIdAt`, or of the `_id` the inbox gives to a form without one. */
export function isLeadId(text: string): boolean {
  return /^\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}(?:-[A-Z2-7]{4})?$/.test(text);
}
