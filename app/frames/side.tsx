import { NextPanel, SidePanel } from '@/components/shell/side-panel';
import { callHref, isCallName } from '@/content/calls';
import { company } from '@/content/company';
import type { Page } from '@/content/page-schema';
import { pageOf } from '@/content/pages';
import { leadOfficer } from './people';

/** The address of the call at a guide's end; a calculator is set up for the guide. */
export function endHref({ end }: Extract<Page, { readonly kind: 'guide' }>): string {
  return end.call !== undefined && isCallName(end.call) ? callHref(end.call) : end.path;
}

/** The two calculators of a page; the one of a guide's last call is set up in the same way. */
function linkedTools(page: Page) {
  return page.tools.map((tool) => ({
    label: pageOf(tool).label,
    href: page.kind === 'guide' && page.end.path === tool ? endHref(page) : tool,
  }));
}

/** The side panel with the two calculators that fit the page. */
export function Side({ page }: { readonly page: Page }) {
  return (
    <SidePanel
      contact={{ phone: company.phone, hoursShort: company.hoursShort, city: company.address.city }}
      tools={linkedTools(page)}
      officer={leadOfficer}
    />
  );
}

/** The side panel of a page whose text says how to reach us. */
export function NextSide({ page, heading }: { readonly page: Page; readonly heading: string }) {
  return <NextPanel heading={heading} tools={linkedTools(page)} />;
}
