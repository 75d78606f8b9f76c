/** An email address in the one spelling by which a person's leads are found: folded case, composed Unicode. */
export function normalizeEmail(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

/** The person of a lead: the folded address in its answers, or an empty text for a lead without one. */
export function personOf(body: Readonly<Record<string, string>>): string {
  return normalizeEmail(body.email ?? '');
}
