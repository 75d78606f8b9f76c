import type { Answers } from '@/lib/forms/definition';

/** What survives a reload: no name and no contact details. */
export type Draft = {
  readonly answers: Answers;
  /** Index of the current screen. */
  readonly step: number;
  /** The number of the current question, from 1. */
  readonly question?: number;
};

/** Parses a stored draft; null for anything else. */
export function draftFrom(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const { answers, step, question } = kept as { answers?: unknown; step?: unknown; question?: unknown };
    if (typeof answers !== 'object' || answers === null || typeof step !== 'number') return null;
    const texts = Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const known = typeof question === 'number' && Number.isInteger(question) && question > 0;
    return { answers: Object.fromEntries(texts), step, ...(known && { question }) };
  } catch {
    return null;
  }
}
