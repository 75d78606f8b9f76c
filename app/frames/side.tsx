import { NextPanel, SidePanel } from '@/components/shell/side-panel';
import { company } from '@/content/company';
import { routeOf } from '@/content/routes';
import { toolsFor } from '@/content/side-panel';
import { leadOfficer } from './people';

const linkedTools = (path: string) => toolsFor(path).map((tool) => ({ label: routeOf(tool).label, href: tool }));

/** The side panel with the two calculators that fit the page. */
export function Side({ path }: { readonly path: string }) {
  return (
    <SidePanel
      contact={{ phone: company.phone, hoursShort: company.hoursShort, city: company.address.city }}
      applyHref={company.links.apply}
      tools={linkedTools(path)}
      officer={leadOfficer}
    />
  );
}

/** The side panel of a page whose text says how to reach us. */
export function NextSide({ path, heading }: { readonly path: string; readonly heading: string }) {
  return <NextPanel heading={heading} applyHref={company.links.apply} tools={linkedTools(path)} />;
}
