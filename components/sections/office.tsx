import { iconClass } from '@/components/drawings/signs';
import { Island } from '@/components/island/island';
import { company } from '@/content/lender/company';
import { MapDisclosure } from './map-disclosure.client';
import styles from './office.module.css';

/** The address of the office on two lines. */
export function AddressLines() {
  const { address } = company;
  return (
    <p className={styles.address}>
      {address.street}
      <br />
      {address.city}, {address.state} {address.postalCode}
    </p>
  );
}

/** Office hours, one row for each line. */
export function Hours({ hours = company.printedHours }: { readonly hours?: typeof company.printedHours }) {
  return (
    <table className={styles.hours}>
      <caption className="vh">Office hours</caption>
      <tbody>
        {hours.map((row) => (
          <tr key={row.days}>
            <th scope="row">{row.days}</th>
            <td>{row.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The map of the office behind one press, where the lender has one, and the way there. */
export function OfficeMap() {
  const { address, links } = company;
  const title = `Map of the office at ${address.street}, ${address.city}`;
  return (
    <div className={`btns ${styles.map}`} data-print="no">
      {links.mapEmbed ? (
        <Island of={MapDisclosure} props={{ href: links.mapEmbed, label: 'Load interactive map', title }} />
      ) : null}
      <a className={iconClass('out', 'after')} href={links.directions} rel="external">
        Get directions
      </a>
    </div>
  );
}
