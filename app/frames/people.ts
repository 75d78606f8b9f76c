import type { StaffMember } from '@/content/schema-prose';
import { people } from '@/content/staff';

function firstOfficer(): StaffMember {
  const [first] = people;
  if (!first) throw new Error('content/staff.ts: there is no person; add at least one.');
  return first;
}

/** Who answers first: stands in the side panel and reviews the pages about money. */
export const leadOfficer = firstOfficer();
