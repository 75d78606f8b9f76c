import { classes } from '@/components/browser/classes';
import { MoreLink } from '@/components/controls/button';
import { Door } from '@/components/drawings/door';
import type { StaffCard } from '@/components/sections/staff';
import styles from './home.module.css';

type TeamProps = {
  readonly heading: string;
  readonly more: { readonly label: string; readonly path: string };
  readonly cards: readonly StaffCard[];
};

/** The members of staff, each behind a door that leads to the profile; a vacant position leads nowhere. */
export function Team({ heading, more, cards }: TeamProps) {
  return (
    <section aria-labelledby="team">
      <div className={classes('head row', styles.head)}>
        <h2 id="team">{heading}</h2>
        <MoreLink href={more.path}>{more.label}</MoreLink>
      </div>
      <ul className={styles.team}>
        {cards.map((card) => (
          <li key={card.name}>
            {card.kind === 'person' ? (
              <a href={card.href}>
                <Door initials={card.initials} photo={card.photo} />
                <b>{card.name}</b>
                <span>{card.role}</span>
                <span>{card.numbers}</span>
              </a>
            ) : (
              <div>
                <Door />
                <b>{card.name}</b>
                <span>{card.text}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
