import type { Href } from '../routes';

/** A tree of texts, in which each `path` is a path on the site, or `apply` for the lender's application. */
export type Copy =
  | string
  | number
  | readonly Copy[]
  | { readonly path?: Href | 'apply'; readonly [name: string]: Copy | undefined };
