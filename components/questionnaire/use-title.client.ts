'use client';

import { useEffect } from 'react';

/** Sets the document's title while the component is mounted; null keeps the page's title. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
