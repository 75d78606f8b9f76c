import { createContext, useContext } from 'hono/jsx';
import type { Officer } from '@/server/desk/accounts/officers';
import type { DeskFiles } from '@/server/desk/files/pack-files';
import type { Role } from '@/server/store/types';

export type DeskCompany = {
  readonly name: string;
  readonly wordmark: readonly [string, string];
  /** Registration, states of business and the disclaimer. */
  readonly legal: string;
  readonly phone: { readonly display: string; readonly href: string };
};

export type PageValues = {
  readonly files: Pick<DeskFiles, 'styles' | 'script'>;
  readonly company: DeskCompany;
  readonly siteUrl: string;
  readonly me?: (Officer & { readonly role: Role }) | undefined;
  readonly token: string;
};

export const PageContext = createContext<PageValues | undefined>(undefined);

export function usePageContext(): PageValues {
  const value = useContext(PageContext);
  if (!value) throw new Error('A part of a page is written outside of one.');
  return value;
}
