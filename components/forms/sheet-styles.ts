/**
 * The styles of what the call sheet draws, as one style sheet. Empty here, where the framework brings them; the build step
 * fills it, so that no page carries them before the sheet is opened (`scripts/after-export/css-modules.ts`).
 */
export const sheetStyles: string = '';
