import type { MenuGroup } from '@/components/shell/links';
import { company } from '@/content/company';
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

function groupOf(menu: { readonly label: string; readonly links: readonly MenuEntry[] }): MenuGroup {
  return { label: menu.label, links: menu.links.map(linkOf) };
}

export const headerGroups = headerMenus.map(groupOf);
export const footerGroups = footerMenus.map(groupOf);
