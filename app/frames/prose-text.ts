import type { ComponentType, JSX } from 'react';

/** The text of an MDX file; `components` replace those of `mdx-components.tsx`. */
export type ProseText = (props: {
  readonly components?: Readonly<Record<string, ComponentType<never>>>;
}) => JSX.Element;
