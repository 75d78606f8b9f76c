/** Normalizes an email address (NFKC, lowercase), by which a person's leads are found. */
export function normalizeEmail(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

export function personOf(body: Readonly<Record<string, string>>): string {
  return normalizeEmail(body.email ?? '');
}
