import { type ComponentType, createElement } from 'react';
import { propsText } from './props';

type IslandProps<Props extends object> = {
  /** A component of an `x.client.tsx` file. */
  readonly of: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON. */
  readonly props: Props;
};

/** What the framework calls a client component on the server; elsewhere, where it is a plain function, its own name. */
function referenceTo(component: object): string {
  return String(Reflect.get(component, '$$id') ?? Reflect.get(component, 'name') ?? '');
}

/**
 * Places a component that the browser brings to life. The export marks the place with a reference to the component and its
 * props, from which `scripts/build` makes the page's script; under `next dev` the framework hydrates it.
 */
export function Island<Props extends object>({ of: Component, props }: IslandProps<Props>) {
  const reference = referenceTo(Component);
  const name = reference.replace(/^.*#/, '');
  return createElement('page-island', { of: reference, props: propsText(name, props) }, <Component {...props} />);
}
