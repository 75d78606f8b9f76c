/** Writes the files that follow from others, which Git ignores. */
export function generate(root: string): void;
