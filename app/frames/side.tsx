import { SidePanel } from '@/components/shell/side-panel';
import { company } from '@/content/company';
import { routeOf } from '@/content/routes';
import { toolsFor } from '@/content/side-panel';
import { leadOfficer } from './people';

/** The side panel with the two calculators that fit the page. */
export function Side({ path }: { readonly path: string }) {
  return (
    <SidePanel
      contact={{ phone: company.phone, hoursShort: company.hoursShort, city: company.address.city }}
      applyHref={company.links.apply}
      tools={toolsFor(path).map((tool) => ({ label: routeOf(tool).label, href: tool }))}
      officer={leadOfficer}
    />
  );
}
