import { closureOf, type ModuleGraph, modulesOf } from './bundle';
import { modulesShown, type Styles } from './styles';

/** The CSS modules of each page by its file: those that it shows, and those that the code it starts with can show. */
export function stylesOfPages(
  root: string,
  pages: ReadonlyMap<string, string>,
  islandsOf: ReadonlyMap<string, readonly string[]>,
  graph: ModuleGraph,
  styles: Styles,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...pages].map(([page, html]) => {
      const { first } = modulesOf(root, graph, islandsOf.get(page) ?? []);
      return [page, new Set([...modulesShown(html, styles), ...[...first].filter((id) => styles.modules.has(id))])];
    }),
  );
}

/** The CSS modules that code must bring by the file of that code: those that a page that can load it does not have. */
export function lateStylesOf(
  root: string,
  islandsOf: ReadonlyMap<string, readonly string[]>,
  graph: ModuleGraph,
  pageStyles: ReadonlyMap<string, ReadonlySet<string>>,
  styles: Styles,
): ReadonlyMap<string, ReadonlySet<string>> {
  const late = new Map<string, Set<string>>();
  for (const [page, islands] of islandsOf) {
    for (const target of modulesOf(root, graph, islands).later) {
      for (const id of closureOf(graph, [target])) {
        if (!styles.modules.has(id) || pageStyles.get(page)?.has(id)) continue;
        late.set(target, (late.get(target) ?? new Set()).add(id));
      }
    }
  }
  return late;
}
