import { connect } from 'node:tls';
import type { Log } from '@/server/log';
import type { Mailer } from '@/server/mail/mailer';

export type CertificateWatchSettings = {
  /** An https origin; nothing is watched without one. */
  readonly origin: string | undefined;
  readonly mail?: Pick<Mailer, 'alarm'> | undefined;
  readonly log: Log;
  readonly now?: () => number;
};

const day = 24 * 60 * 60_000;
const timeout = 20_000;
/** certbot renews 30 days before expiry, so by then it has been failing for two weeks. */
const noticeDays = 14;

/** When the certificate of an origin expires; undefined if nothing responds there. */
function certificateEnd(origin: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    // An expired certificate must be readable too.
    const socket = connect(
      { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false, timeout },
      () => {
        resolve(Date.parse(socket.getPeerCertificate().valid_to));
        socket.destroy();
      },
    );
    const fail = () => {
      resolve(undefined);
      socket.destroy();
    };
    socket.once('error', fail).once('timeout', fail);
  });
}

/** Returns a function to run hourly. It emails the operator once a day if the certificate expires within two weeks. */
export function createCertificateWatch({ origin, mail, log, now = Date.now }: CertificateWatchSettings) {
  let alarmedAt = Number.NEGATIVE_INFINITY;

  return async (): Promise<void> => {
    if (origin === undefined || now() - alarmedAt < day) return;
    const end = await certificateEnd(origin);
    const days = end === undefined ? Number.POSITIVE_INFINITY : Math.floor((end - now()) / day);
    if (days > noticeDays) return;
    const sentence = days < 0 ? 'has ended' : `ends in ${days} ${days === 1 ? 'day' : 'days'}`;
    log({ event: 'certificate', message: `the certificate of ${origin} ${sentence}` });
    await mail?.alarm({
      subject: `The certificate of the website ${sentence}`,
      text: `The certificate of ${origin} ${sentence}, and it hasn’t been renewed. Once it has ended, browsers show a warning instead of the site. Run certbot renew on the server, then systemctl reload nginx.`,
    });
    alarmedAt = now();
  };
}
