import type { StaffMember } from '@/content/schema-prose';
import { staff } from '@/content/staff';

/** The members of staff who have a profile. */
export const officers: readonly StaffMember[] = staff.filter((entry) => entry.kind === 'person');

function firstOfficer(): StaffMember {
  const [first] = officers;
  if (!first) throw new Error('content/staff.ts: there is no person; add at least one.');
  return first;
}

/** Who answers first: stands in the side panel and reviews the pages about money. */
export const leadOfficer = firstOfficer();
