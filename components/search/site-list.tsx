import { company } from '@/content/lender/company';
import { numbersOf, people } from '@/content/lender/staff';
import { groupNames, isListed } from '@/content/site/page';
import { pages, profilePages } from '@/content/site/pages';
import styles from './search.module.css';

const profiles = profilePages.map((page) => {
  const person = people.find(({ id }) => page.path === `/our-staff/${id}`);
  return person ? { ...page, label: `${person.name}, ${numbersOf(person)}` } : page;
});
const listed = [...pages, ...profiles].filter(isListed);

/** Every page by group; pages without a group come last. */
const groups = [
  ...groupNames.map((name) => ({ heading: name, pages: listed.filter(({ group }) => group === name) })),
  { heading: 'More', pages: listed.filter(({ group }) => group === undefined) },
];

export function SiteList() {
  return (
    <>
      <noscript>
        <p className={styles.failed} data-nosnippet="">
          Searching needs JavaScript, which is off. Here is every page; or call{' '}
          <a href={company.phone.href}>{company.phone.display}</a>.
        </p>
      </noscript>
      <div className={`flow ${styles.site}`}>
        <h2>Every page</h2>
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.heading} className={group.pages.length > 40 ? 'full' : undefined}>
              <h3>{group.heading}</h3>
              <ul className={styles.links}>
                {group.pages.map(({ label, path }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
