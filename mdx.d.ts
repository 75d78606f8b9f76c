declare module '*.mdx' {
  import type { ComponentType, JSX } from 'react';

  const Prose: (
    props: { readonly components?: Readonly<Record<string, ComponentType<never>>> } & Readonly<Record<string, unknown>>,
  ) => JSX.Element;
  export default Prose;
}
