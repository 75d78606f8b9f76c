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

export function reportChunk(id: string): void {
  console.error(`Loading chunk ${id} failed`);
}

/** In milliseconds. */
const retryDelay = 2000;

export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return await load();
  }
}

/** Replaces a section whose code failed to load: its exported figures may be out of date. */
function LoadFailed() {
  return (
    <div className="section">
      <p className="wrap">This part of the page could not be loaded. Reload the page to see it.</p>
    </div>
  );
}

/** A lazily loaded component, for use inside `Deferred`. If it fails to load, logs `name` and shows `instead`. */
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
  /** True if the visitor types in it: a field must never show an older value than the one just typed. */
  readonly hasFields?: boolean;
  readonly children: ReactNode;
};

function ReportLoaded({ tell }: { readonly tell: (arrived: boolean) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

/**
 * Content below the first screen, made of `lazyIsland` components. React keeps the exported markup until their code
 * loads, so updates wait for it. Without fields it always renders after the rest of the page, which keeps typing above
 * it fast.
 */
export function Deferred({ hasFields = false, children }: DeferredProps) {
  const [arrived, setArrived] = useState(false);
  const deferred = useDeferredValue(children);
  const content = hasFields && arrived ? children : deferred;
  // A new element would count as an update to markup that cannot be hydrated yet.
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
