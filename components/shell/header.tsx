import { classes } from '@/components/browser/classes';
import { ButtonLink } from '@/components/controls/button';
import { iconClass, ohioClass } from '@/components/drawings/signs';
import { ApplyLink } from '@/components/page/apply';
import { company } from '@/content/lender/company';
import { headerMenus, type MenuEntry } from '@/content/site/menus';
import edge from './edge.module.css';
import styles from './header.module.css';
import { callHrefOn, MenuLinks } from './links';
import { Logo } from './logo';
import { SiteSearch } from './site-search';

const searchHref = '/search#search-words';

/**
 * One list of links serves all widths: on a wide screen each group is a native popover below its button, on a narrow
 * one a disclosure in a drawer that is itself a native popover. Below 62rem, a strip under the logo has three links:
 * call, request a call, apply. Everything works without script. `current` is the path of the page.
 */
export function Header({ current }: { readonly current: string }) {
  const callHref = callHrefOn(current);
  const linksOf = (links: readonly MenuEntry[]) => (
    <MenuLinks key={links[0]?.label} links={links} current={current} outClass={styles.out} taps />
  );
  return (
    <>
      <a className="skip" href="#main" data-print="no">
        Skip to main content
      </a>
      <header className={classes(edge.edge, styles.header)} id="top" data-print="no">
        <div className={classes('wrap', styles.bar)}>
          <Logo href="/" />
          <nav className={styles.nav} id="menu" popover="auto" aria-label="Main">
            <div className={classes(styles.narrow, styles.top)}>
              <b>Menu</b>
              <button
                type="button"
                className={classes(styles.menu, styles.close)}
                popoverTarget="menu"
                popoverTargetAction="hide"
                // biome-ignore lint/a11y/noAutofocus: it applies when the drawer opens, which hides its button.
                autoFocus
              >
                Close
              </button>
            </div>
            <SiteSearch id="menu-search" className={styles.narrow} placeholder="Search this site" />
            {headerMenus.map(({ label, columns }, index) => (
              <div key={label} className={styles.group}>
                <details name="nav">
                  <summary>{label}</summary>
                </details>
                <button type="button" popoverTarget={`menu-${index}`}>
                  {label}
                </button>
                <ul id={`menu-${index}`} popover="auto">
                  {columns.map(({ heading, links }) =>
                    heading ? (
                      <li key={heading}>
                        <b className={classes('quiet t-s', heading === 'Ohio' && ohioClass)}>{heading}</b>
                        <ul>{linksOf(links)}</ul>
                      </li>
                    ) : (
                      linksOf(links)
                    ),
                  )}
                </ul>
              </div>
            ))}
            <div className={classes(styles.narrow, styles.end)}>
              {/* A link within the open page would leave the drawer over its target; the strip has the same link. */}
              {callHref.startsWith('#') ? null : (
                <ButtonLink href={callHref} wide>
                  Request a call
                </ButtonLink>
              )}
              <ButtonLink href={company.phone.href} look="secondary" icon="tel" wide>
                {company.phone.display}
              </ButtonLink>
              <p className="small">{company.hoursShort}</p>
              {company.links.chat ? (
                <a className="small" href={company.links.chat} target="_blank" rel="noopener">
                  Chat with us<span className="vh"> (opens in a new tab)</span>
                </a>
              ) : null}
            </div>
          </nav>
          <a className={classes(styles.find, iconClass('find', 'before'))} href={searchHref}>
            <span className="vh">Search this site</span>
          </a>
          <a
            className={classes(edge.call, styles.call, iconClass('tel', 'before'))}
            href={company.phone.href}
            aria-label={`Call ${company.phone.display}`}
          >
            <span translate="no">{company.phone.display}</span>
          </a>
          {company.links.chat ? (
            <a
              className={classes(styles.chat, iconClass('chat', 'before'))}
              href={company.links.chat}
              target="_blank"
              rel="noopener"
              data-print="no"
            >
              <span className="vh">Chat with us (opens in a new tab)</span>
            </a>
          ) : null}
          <ButtonLink href={callHref} look="secondary">
            Request a call
          </ButtonLink>
          <ApplyLink />
          <button type="button" className={styles.menu} popoverTarget="menu" popoverTargetAction="show" tabIndex={0}>
            Menu
          </button>
        </div>
        <div className={styles.strip}>
          <a
            className={iconClass('tel', 'before')}
            href={company.phone.href}
            aria-label={`Call ${company.phone.display}`}
          >
            Call
          </a>
          <a href={callHref}>Request a call</a>
          <a href={company.links.apply} rel="external">
            Apply Now<span className="vh"> (external application)</span>
          </a>
        </div>
      </header>
    </>
  );
}
