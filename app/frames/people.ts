import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffCard } from '@/components/sections/staff';
import { routeOf } from '@/content/routes';
import type { RouteEntry } from '@/content/schema';
import type { StaffMember } from '@/content/schema-prose';
import { people, staff } from '@/content/staff';

function firstOfficer(): StaffMember {
  const [first] = people;
  if (!first) throw new Error('content/staff.ts: there is no person; add at least one.');
  return first;
}

/** Who answers first: stands in the side panel and reviews the pages about money. */
export const leadOfficer = firstOfficer();

for (const { id, photo } of people) {
  if (photo !== null && !existsSync(join(process.cwd(), 'public', photo)))
    throw new Error(`content/staff.ts: ${id}.photo: there is no file public${photo}; put it there, or write null.`);
}

/** The cards of the staff list; the one that is to come leads nowhere. */
export const staffCards: readonly StaffCard[] = staff.map((entry) => {
  if (entry.kind === 'coming-soon') return { kind: entry.kind, name: entry.name, text: entry.text };
  const { kind, name, role, nmls, initials, photo, id } = entry;
  return { kind, name, role, nmls, initials, photo, href: `/our-staff/${id}` };
});

/** The page of each person, as search engines are told of it. */
export const profileRoutes: readonly RouteEntry[] = people.map((person) => ({
  path: `/our-staff/${person.id}`,
  kind: 'list',
  label: person.name,
  group: 'Contact',
  title: `${person.name}, ${person.role}`,
  description: `${person.name}, ${person.role}, NMLS #${person.nmls}, is licensed in Ohio. Phone, e-mail, office and a short form for a free quote with no obligation.`,
  updated: routeOf('/our-staff').updated,
}));
