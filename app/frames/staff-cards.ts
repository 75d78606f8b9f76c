import '@/content/lender/portraits';
import type { StaffCard } from '@/components/sections/staff';
import { numbersOf, staff } from '@/content/lender/staff';

/** The cards of the staff list; the Coming Soon card leads nowhere. */
export const staffCards: readonly StaffCard[] = staff.map((entry) => {
  if (entry.kind === 'coming-soon') return { kind: entry.kind, name: entry.name, text: entry.text };
  const { kind, name, role, initials, photo, id } = entry;
  return { kind, name, role, numbers: numbersOf(entry), initials, photo, href: `/our-staff/${id}` };
});
