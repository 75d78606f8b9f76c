'use client';

import { useEffect } from 'react';

/** Gives the document a title while the component is in the page; null keeps the title of the page. */
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
