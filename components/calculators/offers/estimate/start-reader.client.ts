'use client';

type PolicyMaker = {
  readonly createPolicy: (
    name: 'default',
    rules: { readonly createScriptURL: (url: string) => string | null },
  ) => unknown;
};

let allowed = false;

/** Allows only this site's reader as a worker script: the page's CSP permits this one Trusted Types policy. */
function allowReader(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };
  if (allowed || !trustedTypes) return;
  allowed = true;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (/^\/assets\/estimate-reader-[\w-]+\.js$/.test(url) ? url : null),
  });
}

/** Starts the PDF worker. The build inserts the URL of its file here. */
export function startReader(): Worker {
  allowReader();
  return new Worker(new URL('./reader.worker.ts', import.meta.url));
}
