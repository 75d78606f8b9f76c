/**
 * The name of a client component as the framework refers to it on the server: its file and its export, such as
 * `components/sections/checklist.client.tsx#Checklist`. Elsewhere, where the component is a plain function, its own name.
 */
export function islandNameOf(component: object): string {
  const id: unknown = Reflect.get(component, '$$id');
  if (typeof id === 'string') return id.replace(/^.*\[project\]\//, '').replace(/ <[^>]*>(?=#)/, '');
  return String(Reflect.get(component, 'name') ?? '');
}
