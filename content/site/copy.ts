import type { Href } from '../routes';

/** A tree of texts, in which each `path` is an address of the site, or `apply` for the lender's application. */
export type Copy =
  | string
  | number
  | readonly Copy[]
  | { readonly path?: Href | 'apply'; readonly [name: string]: Copy | undefined };
