/** Settings of a lender with what the project has added and removed since `base`. */
export function mergeSettings(
  base: unknown,
  lender: unknown,
  project: unknown,
  onChange?: (kind: 'new' | 'gone', name: string) => void,
): unknown;

/** A table of facts with the columns of the project and the newer of two changed rows. */
export function mergeFacts(base: string, lender: string, project: string): string;
