import '@/content/lender/portraits';
import type { StaffCard } from '@/components/sections/staff';
import { dayInWords } from '@/content/dates';
import { numbersOf, people, staff } from '@/content/lender/staff';
import type { Review } from '@/content/reviews';
import type { StaffMember } from '@/content/schema/lender';

function firstOfficer(): StaffMember {
  const [first] = people;
  if (!first) throw new Error('content/lender/staff.json: there is no person; add at least one.');
  return first;
}

/** Who answers first: the person of the side panel and of the forms. */
export const leadOfficer = { ...firstOfficer(), numbers: numbersOf(firstOfficer()) };

/** The cards of the staff list; the Coming Soon card leads nowhere. */
export const staffCards: readonly StaffCard[] = staff.map((entry) => {
  if (entry.kind === 'coming-soon') return { kind: entry.kind, name: entry.name, text: entry.text };
  const { kind, name, role, initials, photo, id } = entry;
  return { kind, name, role, numbers: numbersOf(entry), initials, photo, href: `/our-staff/${id}` };
});

/** Who reviewed a page and when, as a sentence. */
export function reviewText({ day, by }: Review): string {
  return `Last reviewed ${dayInWords(day)} by ${by.name}, ${by.role}, ${numbersOf(by)}.`;
}
