'use client';

/** Reports on the console that a part of the page's script, named `id`, could not be loaded. */
export function reportChunk(id: string): void {
  console.error(`Loading chunk ${id} failed`);
}
