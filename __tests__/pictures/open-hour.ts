/** A moment at which the office is open; pages that print the day or the hour look the same at each run. */
export const openHour = new Date('2026-11-23T15:00:00Z');
