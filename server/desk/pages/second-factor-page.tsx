/** @jsxImportSource hono/jsx */
import { encode } from 'uqr';
import { CodeField, Form, Problem } from '@/server/desk/pages/form';
import { DeskPage } from '@/server/desk/pages/page';

type SecondFactorPageProps = {
  readonly secret: string;
  readonly address: string;
  readonly isRequired: boolean;
  readonly problem?: string;
};

/** A QR code, dark on light in every color scheme, as cameras need it. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the key, for your app’s camera">
      <rect width={size} height={size} />
      <path d={dark.join('')} shape-rendering="crispEdges" />
    </svg>
  );
}

export function SecondFactorPage({ secret, address, isRequired, problem }: SecondFactorPageProps) {
  return (
    <DeskPage title={problem === undefined ? 'Second factor' : 'Not set up'} skip="Skip to the steps">
      {isRequired ? null : (
        <p class="back">
          <a class="tap" href="/desk/account">
            Your account
          </a>
        </p>
      )}
      <h1>Set up your second factor</h1>
      <p>
        {isRequired ? 'Everyone at this desk needs one. ' : ''}
        From then on, you sign in with your password and six digits from an app on your phone.
      </p>
      <ol class="set-up box account">
        <li class="flow">
          <h2 class="minor">Add this desk to an authenticator app</h2>
          <p>
            Any authenticator app works, and so does your phone’s password manager. Scan this QR code with it. On the
            phone itself, <a href={address}>open it in the app</a>.
          </p>
          <QrCode text={address} />
          <p>
            Or type this key:{' '}
            <code class="secret">
              {(secret.match(/.{4}/g) ?? []).map((part) => (
                <span>{part} </span>
              ))}
            </code>
          </p>
        </li>
        <li class="flow">
          <h2 class="minor">Type the six digits it shows now</h2>
          <Form action="/desk/second-factor" hiddenFields={{ secret }}>
            <Problem text={problem} />
            <CodeField hasProblem={problem !== undefined} />
            <button type="submit" class="button">
              Turn it on
            </button>
          </Form>
        </li>
      </ol>
    </DeskPage>
  );
}

/** Shows the recovery codes once; only their digests are stored. */
export function RecoveryCodesPage({ codes }: { readonly codes: readonly string[] }) {
  return (
    <DeskPage title="Recovery codes" skip="Skip to the codes">
      <h1>Your second factor is on</h1>
      <p>
        Write these recovery codes down or print this page: it isn’t shown again. Each one signs you in once when you
        don’t have your phone. Keep them away from your phone and your password.
      </p>
      <ul class="recovery-codes box account">
        {codes.map((code) => (
          <li>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a class="button" href="/desk">
          I’ve saved them
        </a>
      </p>
    </DeskPage>
  );
}
