import { classes } from '@/components/browser/classes';
import { MoreLink } from '@/components/controls/button';
import { Door } from '@/components/drawings/door';
import { StaffNumbers } from '@/components/page/staff-numbers';
import { staff } from '@/content/lender/staff';
import { home } from '@/content/site/own-pages/home';
import styles from './home.module.css';

/** The staff, each behind a door that links to the profile; a vacant position has no link. */
export function Team() {
  const { heading, more } = home.team;
  return (
    <section aria-labelledby="team">
      <div className={classes('head row', styles.head)}>
        <h2 id="team">{heading}</h2>
        <MoreLink href={more.path}>{more.label}</MoreLink>
      </div>
      <ul className={`grid ${styles.team}`}>
        {staff.map((card) => (
          <li key={card.name}>
            {card.kind === 'person' ? (
              <a href={`/our-staff/${card.id}`}>
                <Door initials={card.initials} photo={card.photo} />
                <b>{card.name}</b>
                <span>{card.role}</span>
                <span>
                  <StaffNumbers person={card} />
                </span>
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
