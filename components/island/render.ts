import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders the markup that `hydrateIslands` expects, lazy chunks included. `index` is the island's position in its page.
 */
export function rendererOf(components: Readonly<Record<string, ComponentType>>) {
  return async (name: string, props: object, index: number): Promise<string> => {
    const component = components[name];
    if (!component) throw new Error(`There is no island ${name}.`);
    const { prelude } = await prerender(createElement(component, props), {
      // Writes each Suspense boundary in place, without an inline script that moves it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      identifierPrefix: `${index}`,
      onError(problem) {
        throw problem;
      },
    });
    return new Response(prelude).text();
  };
}
