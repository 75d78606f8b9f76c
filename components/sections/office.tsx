import { StreetPlan } from '@/components/ui/art/map-sample';
import { classes } from '@/components/ui/classes';
import { iconClass } from '@/components/ui/icon';
import styles from './office.module.css';

type Address = { readonly street: string; readonly city: string; readonly state: string; readonly postalCode: string };

/** An address on two lines, set like a house number; with `href` it leads to the way there. */
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

/** Office hours, a row for each line. */
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
  /** Address of the embedded map; asked for only once the visitor opens it. */
  readonly embedHref: string;
  /** Degrees, printed for those who navigate by them. */
  readonly position?: { readonly latitude: number; readonly longitude: number };
};

/** Our drawn street plan; the interactive map waits in a disclosure, so that nothing is asked of anyone before. */
export function OfficeMap({ address, directionsHref, embedHref, position }: OfficeMapProps) {
  return (
    <div className={styles.map} data-print="no">
      <StreetPlan label={`Sample street map showing the office at ${address.street}, ${address.city}`} />
      <div className={styles.bar}>
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
