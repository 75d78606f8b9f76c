import { ApplyLink } from '@/components/ui/apply-link';
import { ButtonLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { iconClass } from '@/components/ui/icon';
import styles from './header.module.css';
import type { MenuGroup, ShellCompany } from './links';
import { Logo } from './logo';
import { MenuList } from './menu-list';

type HeaderProps = {
  readonly company: ShellCompany;
  readonly groups: readonly MenuGroup[];
  /** Path of the page that is open. */
  readonly current: string;
};

/**
 * The header of every page. One list of links serves both widths: on a wide screen each group is a native popover under
 * its button, on a narrow one a disclosure in a drawer that is itself a native popover. All of it works without script.
 */
export function Header({ company, groups, current }: HeaderProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <header className={styles.header} id="top">
        <div className="wrap">
          <Logo wordmark={company.wordmark} />
          <nav className={styles.nav} id="menu" popover="auto" aria-label="Main">
            <div className={classes(styles.narrow, styles.top)}>
              <b>Menu</b>
              <button
                type="button"
                className={classes(styles.menu, styles.close)}
                popoverTarget="menu"
                popoverTargetAction="hide"
              >
                Close
              </button>
            </div>
            {groups.map((group, index) => (
              <div key={group.label} className={styles.group}>
                <details name="nav">
                  <summary>{group.label}</summary>
                </details>
                <button type="button" popoverTarget={`menu-${index}`}>
                  {group.label}
                </button>
                <MenuList
                  id={`menu-${index}`}
                  links={group.links}
                  current={current}
                  outClass={styles.out}
                  long={group.links.length > 8}
                />
              </div>
            ))}
            <div className={classes(styles.narrow, styles.end)}>
              <ApplyLink href={company.links.apply} wide />
              <ButtonLink href={company.phone.href} look="secondary" icon="tel" wide>
                {company.phone.display}
              </ButtonLink>
              <p className="small">{company.hoursShort}</p>
            </div>
          </nav>
          <a
            className={classes(styles.call, iconClass('tel', 'before'))}
            href={company.phone.href}
            aria-label={`Call ${company.phone.display}`}
          >
            <span>{company.phone.display}</span>
          </a>
          <ApplyLink href={company.links.apply} />
          <button type="button" className={styles.menu} popoverTarget="menu" popoverTargetAction="show" tabIndex={0}>
            Menu
          </button>
        </div>
      </header>
    </>
  );
}
