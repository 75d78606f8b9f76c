import { ButtonLink } from '@/components/controls/button';
import { Door } from '@/components/drawings/door';
import { Panel } from '@/components/page/panel';
import { company } from '@/content/lender/company';
import { numbersOf, people } from '@/content/lender/staff';
import type { StaffMember } from '@/content/schema/lender';
import { ownLabelOf } from '@/content/site/own-pages';
import type { Page } from '@/content/site/page';
import { articles } from '@/content/site/prose';
import { callHref } from './links';
import styles from './side-panel.module.css';

function firstOfficer(): StaffMember {
  const [first] = people;
  if (!first) throw new Error('content/lender/staff.json: there is no person; add at least one.');
  return first;
}

export const leadOfficer = { ...firstOfficer(), numbers: numbersOf(firstOfficer()) };

function Phone() {
  return (
    <>
      <a className={styles.tel} href={company.phone.href} translate="no">
        {company.phone.display}
      </a>
      <p className="small">{company.hoursShort}</p>
    </>
  );
}

type SidePanelProps = {
  readonly page: Page;
  /** Link to the calculator at the end of a guide, with its inputs. */
  readonly endHref?: string | undefined;
};

function toolOf({ page, endHref }: SidePanelProps) {
  const [first, second] = page.tools;
  const end = page.kind === 'guide' ? page.end.path : undefined;
  const path = end === second ? second : first;
  return { label: ownLabelOf(path), href: (end === path && endHref) || path };
}

export function SidePanel(props: SidePanelProps) {
  const tool = toolOf(props);
  return (
    <aside className={`${styles.side} stick`} data-print="no" aria-label="Talk to us">
      <div className={styles.talk} data-nosnippet="">
        <div className={styles.call}>
          <h2>Talk it through</h2>
          <Phone />
          <ButtonLink href={callHref} wide>
            Request a call
          </ButtonLink>
        </div>
        <OfficerLine />
        <a className={styles.tool} href={tool.href}>
          {tool.label}
        </a>
      </div>
    </aside>
  );
}

type OfficerLineProps = { readonly officer?: StaffMember; readonly note?: string };

export function OfficerLine({ officer = leadOfficer, note }: OfficerLineProps) {
  const { initials, name, photo, role } = officer;
  return (
    <div className={styles.who}>
      <Door initials={initials} photo={photo} size="s" />
      <p className="small">
        <b translate="no">{name}</b>
        <br />
        {role}
        <br />
        {numbersOf(officer)}
        {note ? (
          <>
            <br />
            {note}
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Only the newest, so that article pages stay the same size. The home page lists them all. */
const recent = articles.slice(0, 5);

/** The side panel of an article: the newest articles, with `current` marked, and a link to all. */
export function RecentPosts({ current }: { readonly current: string }) {
  return (
    <aside className={`${styles.side} stick`} data-print="no" aria-label="Recent posts">
      <h2>Recent Posts</h2>
      <ul className={`rows ${styles.recent}`}>
        {recent.map(({ path, title, published, printedDate }) => (
          <li key={path}>
            <time className="small" dateTime={published}>
              {printedDate}
            </time>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
        <li>
          <a href="/news">All news</a>
        </li>
      </ul>
      <Panel>
        <h3>Talk it through</h3>
        <Phone />
      </Panel>
    </aside>
  );
}
