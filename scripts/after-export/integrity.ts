/**
 * The guard of a page's scripts, run before all of them. A script element that code makes later, be it for a chunk on
 * demand or for a second try, gets the hash of its file, and the one Trusted Types policy admits no other file. So
 * text never becomes code, and a file that was tampered with never runs. `lazy` holds the hashes of the files that the
 * page does not name itself, by address; those that it names are remembered when they fail.
 *
 * When one that the page names fails at its second try too, nobody else is told: the framework would take the page for
 * broken and put an error in its place. Untold, it waits, and the page stays as it was exported.
 */
function guardCode(lazy: Readonly<Record<string, string>>): string {
  const known = `{__proto__:null,${JSON.stringify(lazy).slice(1)}`;
  return (
    `(()=>{let k=${known},n={__proto__:null},s=HTMLScriptElement.prototype,d=Object.getOwnPropertyDescriptor(s,"src");` +
    'addEventListener("error",e=>{let t=e.target,u=t.integrity&&t.getAttribute("src");' +
    'u&&(k[u]?n[u]&&e.stopImmediatePropagation():n[u]=k[u]=t.integrity)},true);' +
    'Object.defineProperty(s,"src",{...d,set(v){this.integrity=k[v]??"";d.set.call(this,v)}});' +
    's.setAttribute=function(n,v){n=="src"?this.src=v:Element.prototype.setAttribute.call(this,n,v)};' +
    'self.trustedTypes?.createPolicy("default",{createScriptURL:u=>k[u]?u:null})})()'
  );
}

/**
 * A page whose scripts the browser checks before it runs them: an integrity attribute on every script file and its
 * preload, and the guard before all of them. `integrityOf` gives the hash for an address; `reached` lists the files
 * that the page may come to run. Throws for a page without the start of a head.
 */
export function withGuardedScripts(
  html: string,
  integrityOf: (src: string) => string,
  reached: readonly string[],
): string {
  const head = /<head>(?:<meta charset="[^"]*"\/?>)?/i.exec(html)?.[0];
  if (!head) throw new Error('A page of the export has no head to put the script policy into.');
  const guarded = html
    .replace(/<script [^>]*\bnoModule=""[^>]*><\/script>/gi, '')
    .replace(/<link rel="preconnect" href="\/"[^>]*>/g, '')
    .replace(/<script src="([^"]+)"/g, (start, src: string) => `${start} integrity="${integrityOf(src)}"`)
    .replace(/<link rel="preload" as="script"[^>]*?href="([^"]+)"/g, (start, src: string) => {
      return `${start} integrity="${integrityOf(src)}"`;
    });
  const lazy = reached.filter((src) => !guarded.includes(`<script src="${src}"`)).sort();
  const guard = guardCode(Object.fromEntries(lazy.map((src) => [src, integrityOf(src)])));
  return guarded.replace(head, () => `${head}<script>${guard}</script>`);
}
