import { classes } from '@/components/ui/classes';
import { iconClass } from '@/components/ui/icon';
import styles from './office.module.css';

type Address = { readonly street: string; readonly city: string; readonly state: string; readonly postalCode: string };

/** An address on two lines; with `href` it is a link to directions. */
export function AddressLines({ address, href }: { readonly address: Address; readonly href?: string }) {
  const lines = (
    <>
      {address.street}
      <br />
      {address.city}, {address.state} {address.postalCode}
    </>
  );
  return (
    <p className={styles.address}>
      {href ? (
        <a href={href} rel="external">
          {lines}
        </a>
      ) : (
        lines
      )}
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
  readonly address: Address;
  readonly directionsHref: string;
  /** Address of the embedded map, requested only when the visitor opens it; without one there are directions alone. */
  readonly embedHref: string | undefined;
  /** In degrees; printed below the map. */
  readonly position?: { readonly latitude: number; readonly longitude: number };
};

/** The interactive map in a disclosure: another site is asked for it only when it is opened. */
export function OfficeMap({ address, directionsHref, embedHref, position }: OfficeMapProps) {
  return (
    <div className={styles.map} data-print="no">
      <div className={styles.bar}>
        {embedHref ? (
          <details>
            <summary>Load interactive map</summary>
            <iframe
              src={embedHref}
              title={`Map of the office at ${address.street}, ${address.city}`}
              loading="lazy"
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-popups"
            />
          </details>
        ) : null}
        <a className={classes(iconClass('out', 'after'))} href={directionsHref} rel="external">
          Get directions
        </a>
        {position ? (
          <p className="small">
            Map position {position.latitude}, {String(position.longitude).replace('-', '−')}
          </p>
        ) : null}
      </div>
    </div>
  );
}
