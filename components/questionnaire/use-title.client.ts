'use client';

import { useEffect } from 'react';

/** Gives the document a title while the component is in the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
