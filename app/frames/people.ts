import type { StaffCard } from '@/components/sections/staff';
import type { StaffMember } from '@/content/schema-prose';
import { people, staff } from '@/content/staff';

function firstOfficer(): StaffMember {
  const [first] = people;
  if (!first) throw new Error('content/staff.ts: there is no person; add at least one.');
  return first;
}

/** Who answers first: stands in the side panel and reviews the pages about money. */
export const leadOfficer = firstOfficer();

/** The cards of the staff list; the one that is to come leads nowhere. */
export const staffCards: readonly StaffCard[] = staff.map((entry) => {
  if (entry.kind === 'coming-soon') return { kind: entry.kind, name: entry.name, text: entry.text };
  const { kind, name, role, nmls, initials, id } = entry;
  return { kind, name, role, nmls, initials, href: `/our-staff/${id}` };
});
