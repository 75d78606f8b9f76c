import { callHref as callFormHref } from '@/components/shell/links';
import { SidePanel } from '@/components/shell/side-panel';
import { callHref, isCallName } from '@/content/calls';
import { company } from '@/content/lender/company';
import { pageOf } from '@/content/pages';
import type { Page } from '@/content/schema/page';
import { leadOfficer } from './people';

/** The address of the call at a guide's end; a calculator is set up for the guide. */
export function endHref({ end }: Extract<Page, { readonly kind: 'guide' }>): string {
  return end.call !== undefined && isCallName(end.call) ? callHref(end.call) : end.path;
}

/** The one calculator of the panel: that of the page's last call, else its first. */
function toolOf(page: Page) {
  const [first, second] = page.tools;
  const path = page.kind === 'guide' && page.end.path === second ? second : first;
  return { label: pageOf(path).label, href: page.kind === 'guide' && page.end.path === path ? endHref(page) : path };
}

/** The side panel with the calculator that fits the page best: that of its last call, else its first. */
export function Side({ page }: { readonly page: Page }) {
  return (
    <SidePanel
      contact={{ phone: company.phone, hoursShort: company.hoursShort, city: company.address.city }}
      callHref={callFormHref}
      tool={toolOf(page)}
      officer={leadOfficer}
    />
  );
}
