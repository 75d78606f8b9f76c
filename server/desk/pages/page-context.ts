import { createContext, useContext } from 'hono/jsx';
import type { Officer } from '@/server/desk/accounts/officers';
import type { DeskFiles } from '@/server/desk/files/pack-files';

/** The lender's facts that the desk prints. */
export type DeskCompany = {
  readonly name: string;
  /** The name in two parts, the short name first. */
  readonly wordmark: readonly [string, string];
  /** Who the lender is by its registration, where it lends, and that nothing is a commitment. */
  readonly legal: string;
  readonly phone: { readonly display: string; readonly href: string };
};

/** What every page of the desk has. */
export type PageValues = {
  readonly files: Pick<DeskFiles, 'styles' | 'script'>;
  readonly company: DeskCompany;
  /** The address of the website. */
  readonly siteUrl: string;
  /** Who is signed in. */
  readonly me?: Officer | undefined;
  /** Every form of the page carries it. */
  readonly token: string;
};

/** Set by `show` of the shell around the page that it answers with. */
export const PageContext = createContext<PageValues | undefined>(undefined);

/** What is around the page that is being written. */
export function usePageContext(): PageValues {
  const value = useContext(PageContext);
  if (!value) throw new Error('A part of a page is written outside of one.');
  return value;
}
