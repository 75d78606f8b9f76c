import type { HeaderGroup, MenuGroup } from '@/components/shell/links';
import { company } from '@/content/lender/company';
import { footerMenus, headerMenus, type MenuEntry } from '@/content/menus';

function linkOf(entry: MenuEntry) {
  if ('path' in entry) return { label: entry.label, href: entry.path };
  return {
    label: entry.label,
    href: company.links[entry.external],
    external: true,
    newTab: entry.external !== 'apply',
  };
}

export const headerGroups: readonly HeaderGroup[] = headerMenus.map((menu) =>
  'parts' in menu
    ? { label: menu.label, parts: menu.parts.map(({ heading, links }) => ({ heading, links: links.map(linkOf) })) }
    : { label: menu.label, parts: [{ links: menu.links.map(linkOf) }] },
);
export const footerGroups: readonly MenuGroup[] = footerMenus.map(({ label, links }) => ({
  label,
  links: links.map(linkOf),
}));
