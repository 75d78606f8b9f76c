import { iconClass } from '@/components/drawings/signs';
import { Island } from '@/components/island/island';
import { company } from '@/content/lender/company';
import { MapDisclosure } from './map-disclosure.client';
import styles from './office.module.css';

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
