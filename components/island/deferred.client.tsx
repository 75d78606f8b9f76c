'use client';

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';

/** Reports on the console that a part of the page's script, named `id`, could not be loaded. */
export function reportChunk(id: string): void {
  console.error(`Loading chunk ${id} failed`);
}

/** How long to wait before code that did not arrive is requested once more, in milliseconds. */
const retryDelay = 2000;

/** What `load` brings; it is tried twice. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return await load();
  }
}

/** Shown where the code of a section does not arrive; its exported figures may no longer be true. */
function LoadFailed() {
  return (
    <div className="section">
      <p className="wrap">This part of the page could not be loaded. Reload the page to see it.</p>
    </div>
  );
}

/**
 * A component whose code arrives after the page, to be placed in a `Deferred`. Where it does not arrive, the console names it
 * by `name`, and `instead` is shown.
 */
export function lazyIsland<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = LoadFailed,
) {
  return lazy(async () => {
    try {
      return { default: await loadWithRetry(load) };
    } catch {
      reportChunk(name);
      return { default: instead };
    }
  });
}

type DeferredProps = {
  /** Whether the visitor types in it: a field must not show an older value than the one just typed. */
  readonly hasFields?: boolean;
  readonly children: ReactNode;
};

function ReportLoaded({ tell }: { readonly tell: (arrived: boolean) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

/**
 * Content below the first screen, of components made by `lazyIsland`. The exported page has its markup, which React keeps
 * until the code is there: a change above that cannot be drawn yet waits. Without fields it is always drawn after the rest
 * of the page, so typing above stays quick.
 */
export function Deferred({ hasFields = false, children }: DeferredProps) {
  const [arrived, setArrived] = useState(false);
  const deferred = useDeferredValue(children);
  const content = hasFields && arrived ? children : deferred;
  // The same element until its content changes: a new one would count as a change of markup that cannot be hydrated yet.
  return useMemo(
    () => (
      <Suspense>
        {content}
        <ReportLoaded tell={setArrived} />
      </Suspense>
    ),
    [content],
  );
}
