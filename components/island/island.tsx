import { type ComponentType, createElement } from 'react';
import { islandNameOf } from '@/lib/islands/name';
import { propsText } from '@/lib/islands/props';

type IslandProps<Props extends object> = {
  /** A component of an `x.client.tsx` file. */
  readonly of: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON. */
  readonly props: Props;
};

/**
 * Places a component that the browser brings to life. The export marks the place with the component's file and its
 * props, from which `scripts/after-export` makes the page's script; under `next dev` the framework hydrates it.
 */
export function Island<Props extends object>({ of: Component, props }: IslandProps<Props>) {
  const name = islandNameOf(Component);
  return createElement('page-island', { of: name, props: propsText(name, props) }, <Component {...props} />);
}
