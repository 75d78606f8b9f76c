import { classes } from '@/components/ui/classes';
import { iconClass } from '@/components/ui/icon';
import type { MenuLink } from './links';

type MenuListProps = {
  readonly links: readonly MenuLink[];
  /** Path of the page that is open. */
  readonly current: string;
  readonly outClass?: string;
  readonly long?: boolean;
};

/** A list of links, the open page marked, ways out of the site drawn and spoken as such. */
export function MenuList({ links, current, outClass, long }: MenuListProps) {
  return (
    <ul data-long={long ? '' : undefined}>
      {links.map((link) => (
        <li key={link.label}>
          <a
            href={link.href}
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
