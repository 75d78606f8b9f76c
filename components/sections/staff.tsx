import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { MoreLink } from '@/components/controls/button';
import { Door } from '@/components/drawings/door';
import { type Crumb, Crumbs } from '@/components/page/crumbs';
import styles from './staff.module.css';

/** A card of the staff list: a person with a profile, or a vacant position. */
export type StaffCard =
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly role: string;
      /** The NMLS ID and the license. */
      readonly numbers: string;
      readonly initials: string;
      readonly photo?: string | null;
      readonly href: string;
    }
  | { readonly kind: 'coming-soon'; readonly name: string; readonly text: string };

/** The list of all members of staff. */
export function StaffList({ cards }: { readonly cards: readonly StaffCard[] }) {
  return (
    <ul className={classes(styles.staff, cards.length < 3 && styles.few, cards.length === 1 && styles.alone)}>
      {cards.map((card) => (
        <li key={card.name} className={styles.card}>
          {card.kind === 'person' ? <Door initials={card.initials} photo={card.photo} /> : <Door />}
          {card.kind === 'person' ? (
            <div>
              <h2>{card.name}</h2>
              <p>{card.role}</p>
              <p className="small">{card.numbers}</p>
              <p>
                <MoreLink href={card.href}>
                  View profile<span className="vh"> of {card.name}</span>
                </MoreLink>
              </p>
            </div>
          ) : (
            <div>
              <h2>{card.name}</h2>
              <p className="small">{card.text}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type ProfileHeaderProps = {
  readonly crumbs: readonly Crumb[];
  readonly name: string;
  readonly role: string;
  /** The NMLS ID and the license. */
  readonly numbers: string;
  readonly initials: string;
  readonly photo?: string | null;
  readonly actions: ReactNode;
};

/** The header of a profile: name, role, NMLS ID, license and portrait. */
export function ProfileHeader({ crumbs, name, role, numbers, initials, photo, actions }: ProfileHeaderProps) {
  return (
    <div className={styles.profile}>
      <div className="wrap">
        <div>
          <Crumbs crumbs={crumbs} />
          <h1>{name}</h1>
          <p className="lead">
            {role}
            <br />
            {numbers}
          </p>
          <div className="btns">{actions}</div>
        </div>
        <Door initials={initials} photo={photo} size="l" />
      </div>
    </div>
  );
}

/** A list of names and values, such as contact details. */
export function Details({ rows }: { readonly rows: readonly { readonly name: string; readonly value: ReactNode }[] }) {
  return (
    <dl className={styles.details}>
      {rows.map((row) => (
        <RowOf key={row.name} {...row} />
      ))}
    </dl>
  );
}

function RowOf({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
