import type { ReactNode } from 'react';
import { iconClass } from '@/components/drawings/signs';
import styles from './office.module.css';

type Address = { readonly street: string; readonly city: string; readonly state: string; readonly postalCode: string };

/** An address on two lines. */
export function AddressLines({ address }: { readonly address: Address }) {
  return (
    <p className={styles.address}>
      {address.street}
      <br />
      {address.city}, {address.state} {address.postalCode}
    </p>
  );
}

/** Office hours, one row for each line. */
export function Hours({ hours }: { readonly hours: readonly { readonly days: string; readonly text: string }[] }) {
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

type OfficeMapProps = {
  /** The map behind one press, where the lender has one. */
  readonly map?: ReactNode;
  readonly directionsHref: string;
};

/** The map of the office and the way to it. */
export function OfficeMap({ map, directionsHref }: OfficeMapProps) {
  return (
    <div className={styles.map} data-print="no">
      {map}
      <a className={iconClass('out', 'after')} href={directionsHref} rel="external">
        Get directions
      </a>
    </div>
  );
}
