import { ButtonLink } from '@/components/controls/button';
import { Door } from '@/components/drawings/door';
import { Panel } from '@/components/page/panel';
import styles from './side-panel.module.css';

type Contact = {
  readonly phone: { readonly display: string; readonly href: string };
  readonly hoursShort: string;
  readonly city: string;
};

export type Officer = {
  readonly name: string;
  readonly role: string;
  /** The NMLS ID and the license. */
  readonly numbers: string;
  readonly initials: string;
  readonly photo?: string | null;
};

type SidePanelProps = {
  readonly contact: Contact;
  /** Where a call is asked for. */
  readonly callHref: string;
  /** The calculator that fits this page. */
  readonly tool: { readonly label: string; readonly href: string };
  readonly officer: Officer;
};

/** The side panel of information pages: a number to call, the call that can be asked for, who answers, and one calculator. */
export function SidePanel({ contact, callHref, tool, officer }: SidePanelProps) {
  return (
    <aside className={`${styles.side} stick`} data-print="no" aria-label="Talk to us">
      <div className={styles.talk}>
        <div className={styles.call}>
          <h2>Talk it through</h2>
          <a className={styles.tel} href={contact.phone.href}>
            {contact.phone.display}
          </a>
          <p className="small">{contact.hoursShort}</p>
          <ButtonLink href={callHref} wide>
            Request a call
          </ButtonLink>
        </div>
        <OfficerLine officer={officer} />
        <a className={styles.tool} href={tool.href}>
          {tool.label}
        </a>
      </div>
    </aside>
  );
}

/** Portrait, name, role, NMLS ID and license of the person who answers. */
export function OfficerLine({ officer, note }: { readonly officer: Officer; readonly note?: string }) {
  return (
    <div className={styles.who}>
      <Door initials={officer.initials} photo={officer.photo} size="s" />
      <p className="small">
        <b>{officer.name}</b>
        <br />
        {officer.role}
        <br />
        {officer.numbers}
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

type RecentPostsProps = {
  readonly posts: readonly {
    readonly title: string;
    readonly href: string;
    readonly date: string;
    readonly dateText: string;
  }[];
  readonly current: string;
  /** The list of every article. */
  readonly all: { readonly label: string; readonly href: string };
  readonly contact: Contact;
};

/** The side panel of articles: the newest ones, with the open one marked, and the list of all. */
export function RecentPosts({ posts, current, all, contact }: RecentPostsProps) {
  return (
    <aside className={`${styles.side} stick`} data-print="no" aria-label="Recent posts">
      <h2>Recent Posts</h2>
      <ul className={styles.recent}>
        {posts.map((post) => (
          <li key={post.href}>
            <time dateTime={post.date}>{post.dateText}</time>
            <a href={post.href} aria-current={post.href === current ? 'page' : undefined}>
              {post.title}
            </a>
          </li>
        ))}
        <li>
          <a href={all.href}>{all.label}</a>
        </li>
      </ul>
      <Panel>
        <h3>Talk it through</h3>
        <a className={styles.tel} href={contact.phone.href}>
          {contact.phone.display}
        </a>
        <p className="small">{contact.hoursShort}</p>
      </Panel>
    </aside>
  );
}
