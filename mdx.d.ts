declare module '*.mdx' {
  import type { ComponentType, JSX } from 'react';

  /** What a page's text says of itself. */
  export const meta: {
    readonly title?: string;
    readonly lead: string;
    readonly reviewed?: string;
    readonly date?: string;
    readonly end?: { readonly text: string; readonly label: string; readonly path: string };
  };
  const Prose: (props: { readonly components?: Readonly<Record<string, ComponentType<never>>> }) => JSX.Element;
  export default Prose;
}
