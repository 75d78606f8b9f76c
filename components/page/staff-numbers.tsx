import { numbersOf } from '@/content/lender/staff';
import type { StaffMember } from '@/content/schema/lender';

/** A person's license numbers; the last one does not break at its hyphen. */
export function StaffNumbers({ person }: { readonly person: StaffMember }) {
  const { license } = person;
  return (
    <>
      {numbersOf(person).slice(0, -license.length)}
      <span className="nw">{license}</span>
    </>
  );
}
