import { closureOf, type ModuleGraph, modulesOf } from './bundle';
import { modulesUsed, type Styles } from './styles';

/** The CSS modules of each page's markup and of the code that it loads initially, by the file of the page. */
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
      return [page, new Set([...modulesUsed(html, styles), ...[...first].filter((id) => styles.modules.has(id))])];
    }),
  );
}

/** The CSS modules that lazy code must bring because one of its pages lacks them, by the file of the code. */
export function lazyStylesOf(
  root: string,
  islandsOf: ReadonlyMap<string, readonly string[]>,
  graph: ModuleGraph,
  pageStyles: ReadonlyMap<string, ReadonlySet<string>>,
  styles: Styles,
): ReadonlyMap<string, ReadonlySet<string>> {
  const late = new Map<string, Set<string>>();
  for (const [page, islands] of islandsOf) {
    for (const target of modulesOf(root, graph, islands).lazy) {
      for (const id of closureOf(graph, [target])) {
        if (!styles.modules.has(id) || pageStyles.get(page)?.has(id)) continue;
        late.set(target, (late.get(target) ?? new Set()).add(id));
      }
    }
  }
  return late;
}
