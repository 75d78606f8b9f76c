import type { Closing } from './scenes';

/** The record of what the last picture of the film in `public/film` says: pictures themselves cannot be compared. */
export const drawnFile = 'scripts/film/drawn.json';

/** The text of the record. */
export function drawnText(closing: Closing): string {
  return `${JSON.stringify(closing, null, 2)}\n`;
}
