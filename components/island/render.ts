import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandComponents } from './wake.client';

/** Renders islands as `wake` hydrates them: `index` is the island's place among those of its page. */
export function rendererOf(components: IslandComponents) {
  return (name: string, props: object, index: number): string => {
    const component = components[name];
    if (!component) throw new Error(`There is no island ${name}.`);
    return renderToString(createElement(component, props), { identifierPrefix: `${index}` });
  };
}
