/** @jsxImportSource hono/jsx */

import type { Session } from '@/server/desk/accounts/sessions';
import { Button, Field, Form, Problem } from '@/server/desk/pages/form';
import { DeskPage } from '@/server/desk/pages/page';
import { isLoopback } from '@/server/desk/requests';
import { momentText } from '@/server/office-time';
import type { SecondFactor, StoredSession } from '@/server/store/accounts';

export type AccountProblem = { readonly of: 'password' | 'second-factor'; readonly text: string };

const flashTexts = {
  password: 'Your password was changed. Every other device was signed out.',
  off: 'Your second factor is off. You sign in with your password only.',
  device: 'That device was signed out.',
} as const;

type AccountProps = {
  readonly session: Session;
  readonly secondFactor: SecondFactor | null;
  readonly requiresSecondFactor: boolean;
  readonly devices: readonly StoredSession[];
  readonly flash?: string | undefined;
  readonly problem?: AccountProblem;
};

type PasswordFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly isNew?: boolean;
  readonly described?: string | undefined;
};

function PasswordField({ id, label, isNew = false, described }: PasswordFieldProps) {
  const autocomplete = isNew ? 'new-password' : 'current-password';
  return (
    <Field id={id} label={label} type="password" autocomplete={autocomplete} required aria-describedby={described} />
  );
}

function PasswordSection({ problem }: Pick<AccountProps, 'problem'>) {
  const passwordProblem = problem?.of === 'password' ? problem : undefined;
  const described = passwordProblem && 'password-problem';
  return (
    <section class="box account" aria-labelledby="password-title">
      <h2 class="minor" id="password-title">
        Password
      </h2>
      <Form action="/desk/account/password">
        <Problem id="password-problem" text={passwordProblem?.text} />
        <PasswordField id="present" label="Current password" described={described} />
        <PasswordField id="new" label="New password, 12 characters or more" isNew={true} described={described} />
        <PasswordField id="again" label="New password again" isNew={true} described={described} />
        <Button>Change password</Button>
      </Form>
    </section>
  );
}

type SecondFactorProps = Pick<AccountProps, 'secondFactor' | 'requiresSecondFactor' | 'problem'>;

function SecondFactorSection({ secondFactor, requiresSecondFactor, problem }: SecondFactorProps) {
  const mine = problem?.of === 'second-factor' ? problem : undefined;
  if (secondFactor === null) {
    return (
      <section class="box account" aria-labelledby="factor-title">
        <h2 class="minor" id="factor-title">
          Second factor
        </h2>
        <p>Off. With it, a stolen password isn’t enough: you also type six digits that your phone shows.</p>
        <p>
          <a class="button" data-button="secondary" href="/desk/second-factor">
            Set it up
          </a>
        </p>
      </section>
    );
  }
  const { since, recoveryCodes } = secondFactor;
  return (
    <section class="box account" aria-labelledby="factor-title">
      <h2 class="minor" id="factor-title">
        Second factor
      </h2>
      <p>
        On since {momentText(since)}.{' '}
        {recoveryCodes === 1 ? '1 recovery code is left.' : `${recoveryCodes} recovery codes are left.`} For another
        phone or new recovery codes, turn it off and set it up again
        {requiresSecondFactor ? '; everyone here needs one.' : '.'}
      </p>
      <Form action="/desk/second-factor/off">
        <Problem id="factor-problem" text={mine?.text} />
        <PasswordField id="factor-password" label="Your password" described={mine && 'factor-problem'} />
        <Button>Turn it off</Button>
      </Form>
    </section>
  );
}

function DevicesSection({ session: { id: own }, devices }: Pick<AccountProps, 'session' | 'devices'>) {
  return (
    <section class="box account" aria-labelledby="devices-title">
      <h2 class="minor" id="devices-title">
        Signed-in devices
      </h2>
      <ul class="devices rows">
        {devices.map(({ id, browser, network, startedAt, seenAt }) => (
          <li class="row">
            <div>
              <b>{browser}</b>
              {id === own ? ', this one' : ''}
              <span class="sub t-s">
                {isLoopback(network) ? 'Through a tunnel to the server' : `From ${network}`}. Since{' '}
                {momentText(startedAt)}. Last used {momentText(seenAt)}.
              </span>
            </div>
            <Form action="/desk/account/sign-out">
              <Button name="device" value={id} aria-label={`Sign out ${browser}, since ${momentText(startedAt)}`}>
                Sign out
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form action="/desk/account/sign-out">
        <Button name="device" value="all">
          Sign out everywhere
        </Button>
      </Form>
      <p class="small">This signs you out here too. If a device isn’t yours, change your password as well.</p>
    </section>
  );
}

export function AccountPage({ flash, ...parts }: AccountProps) {
  const flashText = Object.entries(flashTexts).find(([word]) => word === flash)?.[1];
  return (
    <DeskPage title={parts.problem ? 'Not changed' : 'Your account'} skip="Skip to your account">
      <p class="back">
        <a class="tap" href="/desk">
          All leads
        </a>
      </p>
      <h1>Your account</h1>
      <p>{parts.session.who}</p>
      <p class="news" role="status">
        {flashText}
      </p>
      <div class="accounts">
        <DevicesSection {...parts} />
        <SecondFactorSection {...parts} />
        <PasswordSection {...parts} />
      </div>
    </DeskPage>
  );
}
