/** @jsxImportSource hono/jsx */
import type { Officer } from '@/server/desk/accounts/officers';

type DeskHeaderProps = {
  /** Who is signed in. */
  readonly me: Officer;
  readonly token: string;
};

/** Who is signed in, the ways to the other pages, and out. */
export function DeskHeader({ me, token }: DeskHeaderProps) {
  return (
    <>
      <p>{[me.name, me.numbers].filter(Boolean).join(', ')}</p>
      <a href="/desk/counts">Counts</a>
      <a href="/desk/account">Your account</a>
      <form method="post" action="/desk/sign-out">
        <input type="hidden" name="token" value={token} />
        <button type="submit">Sign out</button>
      </form>
    </>
  );
}
