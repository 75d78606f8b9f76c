'use client';

type PolicyMaker = {
  readonly createPolicy: (
    name: 'default',
    rules: { readonly createScriptURL: (url: string) => string | null },
  ) => unknown;
};

let allowed = false;

/** Lets the reader of this site be started, and no other script: the policy of the page allows this one rule. */
function allowReader(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };
  if (allowed || !trustedTypes) return;
  allowed = true;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (/^\/assets\/estimate-reader-[\w-]+\.js$/.test(url) ? url : null),
  });
}

/** Starts the worker that reads PDF files. The build puts the address of its file here. */
export function startReader(): Worker {
  allowReader();
  return new Worker(new URL('./reader.worker.ts', import.meta.url));
}
