import { classes } from '@/components/browser/classes';
import { iconClass } from '@/components/drawings/signs';

/** A link of a menu. */
export type MenuLink = {
  readonly label: string;
  readonly href: string;
  /** Whether the link leaves this site; with `newTab` it opens a new tab. */
  readonly external?: boolean;
  readonly newTab?: boolean;
};

/** Links under a heading. */
export type MenuGroup = { readonly label: string; readonly links: readonly MenuLink[] };

/** A menu of the header: links, or parts with a heading each. */
export type HeaderGroup = {
  readonly label: string;
  readonly parts: readonly { readonly heading?: string; readonly links: readonly MenuLink[] }[];
};

/** Facts about the lender that header, footer and side panel print. */
export type ShellCompany = {
  readonly name: string;
  readonly wordmark: readonly [string, string];
  /** Who the lender is by its registration, where it lends, and that nothing is a commitment. */
  readonly legal: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
  };
  readonly hoursShort: string;
  readonly links: {
    readonly apply: string;
    readonly chat?: string | undefined;
    readonly directions: string;
    readonly social: readonly { readonly name: string; readonly href: string }[];
  };
};

/** The form that asks for a call; on a page that runs script, a link to it opens the call sheet. */
export const callHref = '/contact-us#call';

/** The same from a page: the contact page has the form itself. */
export function callHrefOn(path: string): string {
  return path === '/contact-us' ? '#call' : callHref;
}

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
