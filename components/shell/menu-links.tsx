import { classes } from '@/components/browser/classes';
import { iconClass } from '@/components/drawings/signs';
import type { MenuLink } from './links';

type MenuLinksProps = {
  readonly links: readonly MenuLink[];
  /** Path of the page that is open. */
  readonly current: string;
  /** Added to links that leave the site. */
  readonly outClass?: string;
  /** Lets each link take the focus by a tap: Safari gives it none otherwise, and by it the styles close the menu. */
  readonly taps?: boolean;
};

/** Links as entries of a list. The link to the open page is marked; links that leave the site have an icon and say so. */
export function MenuLinks({ links, current, outClass, taps }: MenuLinksProps) {
  return links.map((link) => (
    <li key={link.label}>
      <a
        href={link.href}
        tabIndex={taps ? 0 : undefined}
        aria-current={link.href === current ? 'page' : undefined}
        className={link.external ? classes(iconClass('out', 'after'), outClass) : undefined}
        rel={link.newTab ? 'noopener' : link.external ? 'external' : undefined}
        target={link.newTab ? '_blank' : undefined}
      >
        {link.label}
        {link.external ? (
          <span className="vh">{link.newTab ? ' (opens in a new tab)' : ' (external application)'}</span>
        ) : null}
      </a>
    </li>
  ));
}
