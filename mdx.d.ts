declare module '*.mdx' {
  import type { ComponentType, JSX } from 'react';

  const Prose: (props: { readonly components?: Readonly<Record<string, ComponentType<never>>> }) => JSX.Element;
  export default Prose;
}
