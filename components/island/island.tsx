import { type ComponentType, createElement } from 'react';
import { propsText } from './props';

type IslandProps<Props extends object> = {
  /** Exported by an `x.client.tsx` file. */
  readonly of: ComponentType<Props>;
  /** Must survive JSON. */
  readonly props: Props;
};

/** The framework's id of a client component, or the name of a plain function. */
function referenceTo(component: object): string {
  return String(Reflect.get(component, '$$id') ?? Reflect.get(component, 'name') ?? '');
}

/** Exports the component with a reference and its props, from which `scripts/build` generates the page's script. */
export function Island<Props extends object>({ of: Component, props }: IslandProps<Props>) {
  const reference = referenceTo(Component);
  const name = reference.replace(/^.*#/, '');
  return createElement('page-island', { of: reference, props: propsText(name, props) }, <Component {...props} />);
}
