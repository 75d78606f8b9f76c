import { callHref } from '@/components/shell/links';
import { SidePanel } from '@/components/shell/side-panel';
import { company } from '@/content/lender/company';
import { numbersOf, people } from '@/content/lender/staff';
import { ownLabelOf } from '@/content/own-pages/entries';
import type { StaffMember } from '@/content/schema/lender';
import type { Page } from '@/content/schema/page';

function firstOfficer(): StaffMember {
  const [first] = people;
  if (!first) throw new Error('content/lender/staff.json: there is no person; add at least one.');
  return first;
}

/** Who answers first: the person of the side panel and of the forms. */
export const leadOfficer = { ...firstOfficer(), numbers: numbersOf(firstOfficer()) };

type SideProps = {
  readonly page: Page;
  /** The address of the calculator at the end of a guide, set up for it. */
  readonly endHref?: string | undefined;
};

/** The one calculator of the panel: that of the page's last call, else its first. */
function toolOf({ page, endHref }: SideProps) {
  const [first, second] = page.tools;
  const end = page.kind === 'guide' ? page.end.path : undefined;
  const path = end === second ? second : first;
  return { label: ownLabelOf(path), href: (end === path && endHref) || path };
}

/** The side panel with the calculator that fits the page best. */
export function Side(props: SideProps) {
  return (
    <SidePanel
      contact={{ phone: company.phone, hoursShort: company.hoursShort, city: company.address.city }}
      callHref={callHref}
      tool={toolOf(props)}
      officer={leadOfficer}
    />
  );
}
