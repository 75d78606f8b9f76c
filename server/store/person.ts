/** Normalizes an email address (NFKC, lowercase), by which a person's leads are found. */
export function normalizeEmail(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

/** The normalized email of a lead; empty if it has none. */
export function personOf(body: Readonly<Record<string, string>>): string {
  return normalizeEmail(body.email ?? '');
}
