import { NextPanel, SidePanel } from '@/components/shell/side-panel';
import { company } from '@/content/company';
import type { Page } from '@/content/page-schema';
import { pageOf } from '@/content/pages';
import { leadOfficer } from './people';

const linkedTools = ({ tools }: Page) => tools.map((tool) => ({ label: pageOf(tool).label, href: tool }));

/** The side panel with the two calculators that fit the page. */
export function Side({ page }: { readonly page: Page }) {
  return (
    <SidePanel
      contact={{ phone: company.phone, hoursShort: company.hoursShort, city: company.address.city }}
      applyHref={company.links.apply}
      tools={linkedTools(page)}
      officer={leadOfficer}
    />
  );
}

/** The side panel of a page whose text says how to reach us. */
export function NextSide({ page, heading }: { readonly page: Page; readonly heading: string }) {
  return <NextPanel heading={heading} applyHref={company.links.apply} tools={linkedTools(page)} />;
}
