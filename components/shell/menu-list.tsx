import { classes } from '@/components/ui/classes';
import { iconClass } from '@/components/ui/icon';
import type { MenuLink } from './links';

type MenuListProps = {
  /** Makes the list a popover with this id. */
  readonly id?: string;
  readonly links: readonly MenuLink[];
  /** Path of the page that is open. */
  readonly current: string;
  /** Added to links that leave the site. */
  readonly outClass?: string;
  /** Sets the links in two columns on a wide screen. */
  readonly long?: boolean;
};

/** A list of links. The link to the open page is marked; links that leave the site have an icon and say so. */
export function MenuList({ id, links, current, outClass, long }: MenuListProps) {
  return (
    <ul id={id} popover={id === undefined ? undefined : 'auto'} data-long={long ? '' : undefined}>
      {links.map((link) => (
        <li key={link.label}>
          <a
            href={link.href}
            // Without it Safari gives a link that is tapped no focus, by which the styles close the menu.
            tabIndex={id === undefined ? undefined : 0}
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
      ))}
    </ul>
  );
}
