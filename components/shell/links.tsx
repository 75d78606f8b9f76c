import { classes } from '@/components/browser/classes';
import { iconClass } from '@/components/drawings/signs';
import { company } from '@/content/lender/company';
import type { MenuEntry } from '@/content/site/menus';

/** The form that requests a call. On pages that run script, a link to it opens the call sheet. */
export const callHref = '/contact-us#call';

/** On the contact page, only the fragment. */
export function callHrefOn(path: string): string {
  return path === '/contact-us' ? '#call' : callHref;
}

type MenuLinksProps = {
  readonly links: readonly MenuEntry[];
  readonly current: string;
  readonly outClass?: string;
  /** Lets links take the focus when tapped, which Safari does not do: the menu's styles close it by focus. */
  readonly taps?: boolean;
};

/** Links as list items. The current page is marked; external links have an icon and say so. */
export function MenuLinks({ links, current, outClass, taps }: MenuLinksProps) {
  return links.map((entry) => {
    const outside = 'external' in entry ? entry.external : undefined;
    const newTab = outside === 'nmlsConsumerAccess';
    const href = 'path' in entry ? entry.path : company.links[entry.external];
    return (
      <li key={entry.label}>
        <a
          href={href}
          tabIndex={taps ? 0 : undefined}
          aria-current={href === current ? 'page' : undefined}
          className={outside ? classes(iconClass('out', 'after'), outClass) : undefined}
          rel={newTab ? 'noopener' : outside && 'external'}
          target={newTab ? '_blank' : undefined}
        >
          {entry.label}
          {outside ? <span className="vh">{newTab ? ' (opens in a new tab)' : ' (external application)'}</span> : null}
        </a>
      </li>
    );
  });
}
