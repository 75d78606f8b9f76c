import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders islands as `hydrateIslands` hydrates them, with the code that comes later: `index` is the island's place among those of
 * its page.
 */
export function rendererOf(components: Readonly<Record<string, ComponentType>>) {
  return async (name: string, props: object, index: number): Promise<string> => {
    const component = components[name];
    if (!component) throw new Error(`There is no island ${name}.`);
    const { prelude } = await prerender(createElement(component, props), {
      // Each boundary is complete in its place: nothing is moved there by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      identifierPrefix: `${index}`,
      onError(problem) {
        throw problem;
      },
    });
    return new Response(prelude).text();
  };
}
