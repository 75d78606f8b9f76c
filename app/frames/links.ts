import type { MenuGroup } from '@/components/shell/links';
import { company } from '@/content/company';
import { navigation } from '@/content/navigation';

type Entry = { readonly label: string } & (
  | { readonly path: string }
  | { readonly external: 'apply' | 'nmlsConsumerAccess' }
);

function linkOf(entry: Entry) {
  if ('path' in entry) return { label: entry.label, href: entry.path };
  return {
    label: entry.label,
    href: company.links[entry.external],
    external: true,
    newTab: entry.external !== 'apply',
  };
}

function groupOf(group: { readonly label: string; readonly links: readonly Entry[] }): MenuGroup {
  return { label: group.label, links: group.links.map(linkOf) };
}

export const headerGroups = navigation.groups.map(groupOf);
export const footerGroups = navigation.footer.map(groupOf);
