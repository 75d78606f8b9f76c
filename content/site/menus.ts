import { ownPages } from './own-pages';
import { type MenuName, menuNames, type PageKind } from './page';
import { prosePages } from './prose';

/** A menu entry: a page of this site, or one of the lender's URLs in `content/lender/company.json`. */
export type MenuEntry = { readonly label: string } & (
  | { readonly path: string; readonly kind: PageKind }
  | { readonly external: 'apply' | 'nmlsConsumerAccess' }
);

type Placed = MenuEntry & { readonly in: MenuName; readonly order: number };

/** External entries. All others come from each page's `menus`. */
const outside: readonly Placed[] = [
  { in: 'Purchase', order: 200, label: 'Apply Now', external: 'apply' },
  { in: 'Refinance', order: 200, label: 'Apply Now', external: 'apply' },
  { in: 'Contact', order: 10, label: 'Apply Now', external: 'apply' },
  { in: 'Next steps', order: 30, label: 'Apply Online', external: 'apply' },
  { in: 'Licensing', order: 10, label: 'NMLS Consumer Access', external: 'nmlsConsumerAccess' },
];

const listed = [...ownPages, ...prosePages];

const placed: readonly Placed[] = [
  ...outside,
  ...listed.flatMap(({ path, kind, label, menus }) => menus.map((menu) => ({ label, ...menu, path, kind }))),
];

export function menuOf(name: MenuName, entries: readonly Placed[] = placed) {
  return { label: name, links: entries.filter((entry) => entry.in === name).sort((a, b) => a.order - b.order) };
}

/** A message for each number that two entries of a menu share, because their order would depend on their file names. */
export function menuMistakes(entries: readonly Placed[] = placed): readonly string[] {
  const fileOf = (entry: Placed) => 'path' in entry && listed.find(({ path }) => path === entry.path)?.file;
  const byPlace = new Map<string, Placed[]>();
  for (const entry of entries) {
    const place = `The menu ${entry.in} has the order ${entry.order}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), entry]);
  }
  return [...byPlace]
    .filter(([, shared]) => shared.length > 1)
    .map(([place, shared]) => {
      const named = shared.map((entry) => `${entry.label} (${fileOf(entry) || 'content/site/menus.ts'})`);
      return `${place} twice: ${named.join(', ')}. Change one of the numbers.`;
    });
}

type Links = ReturnType<typeof menuOf>['links'];

/** A menu in the header: its columns, each under a heading unless there is only one. */
export type HeaderMenu = {
  readonly label: string;
  readonly columns: readonly { readonly heading?: string; readonly links: Links }[];
};

function headerMenuOf(name: (typeof menuNames.header)[number]): HeaderMenu {
  const { label, links } = menuOf(name);
  const start = { heading: 'Start here', links };
  if (name === 'Purchase') return { label, columns: [start, columnOf('Read before you buy')] };
  if (name === 'Refinance') return { label, columns: [start, columnOf('Read before you refinance')] };
  if (name === 'Contact') return { label, columns: [{ links }] };
  const isCalculator = (entry: MenuEntry) => 'kind' in entry && entry.kind === 'calculator';
  return {
    label,
    columns: [
      { heading: 'Calculators', links: links.filter(isCalculator) },
      columnOf('Ohio'),
      { heading: 'Reading', links: links.filter((entry) => !isCalculator(entry)) },
    ],
  };
}

function columnOf(name: (typeof menuNames.columns)[number]) {
  return { heading: name, links: menuOf(name).links };
}

export const headerMenus = menuNames.header.map(headerMenuOf);

const footerOhioCount = 6;

export const footerMenus = [
  menuOf('Buying'),
  menuOf('Next steps'),
  { label: 'Ohio', links: menuOf('Ohio').links.slice(0, footerOhioCount) },
  menuOf('Licensing'),
];

export const learningHub = menuNames.hub.map((name) => ({
  heading: name,
  links: menuOf(name).links.flatMap((link) => ('path' in link ? [{ label: link.label, path: link.path }] : [])),
}));
