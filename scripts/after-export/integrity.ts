/**
 * The guard and starter of a page's scripts, run before all else. Every script element that code makes, be it for a file
 * that the page starts with, for a chunk on demand or for a second try, gets the hash of its file, and the one Trusted
 * Types policy admits no other file. So text never becomes code, and a file that was tampered with never runs. `hashes`
 * holds the hash of each file by address, the `first` of them those that the page starts with: but for the very first,
 * which has a tag, they are fetched once the whole page has been painted, so that on a slow connection words and letters never
 * wait for code.
 *
 * When one of those fails at its second try too, nobody else is told: the framework would take the page for broken and
 * put an error in its place. Untold, it waits, and the page stays as it was exported.
 */
function guardCode(hashes: Readonly<Record<string, string>>, first: number): string {
  const known = `{__proto__:null,${JSON.stringify(hashes).slice(1)}`;
  return (
    `(()=>{let k=${known},f=Object.keys(k).slice(0,${first}),n={__proto__:null},` +
    's=HTMLScriptElement.prototype,d=Object.getOwnPropertyDescriptor(s,"src");' +
    'addEventListener("error",e=>{let t=e.target,u=t.integrity&&t.getAttribute("src");' +
    'f.includes(u)&&(n[u]?e.stopImmediatePropagation():n[u]=1)},true);' +
    'Object.defineProperty(s,"src",{...d,set(v){this.integrity=k[v]??"";d.set.call(this,v)}});' +
    's.setAttribute=function(n,v){n=="src"?this.src=v:Element.prototype.setAttribute.call(this,n,v)};' +
    'self.trustedTypes?.createPolicy("default",{createScriptURL:u=>k[u]?u:null});' +
    'addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>f.slice(1).forEach(u=>{' +
    'let e=document.createElement("script");e.src=u;document.head.append(e)}))))})()'
  );
}

const scriptFile = /<script (?=[^>]*\bsrc=)([^>]*)><\/script>/gi;
const srcOf = (attributes: string) => /\bsrc="([^"]+)"/.exec(attributes)?.[1] ?? '';

/**
 * A page whose scripts the browser checks before it runs them. Of their tags the last stays, with its hash: a small file
 * that waits for the others. The guard takes the place of the rest and of the preloads, and fetches those files after
 * the first paint. `integrityOf` gives the hash for an address; `reached` lists the files that the page may come to run.
 * Throws for a page without the start of a head.
 */
export function withGuardedScripts(
  html: string,
  integrityOf: (src: string) => string,
  reached: readonly string[],
): string {
  const head = /<head>(?:<meta charset="[^"]*"\/?>)?/i.exec(html)?.[0];
  if (!head) throw new Error('A page of the export has no head to put the script policy into.');
  const named = [...html.matchAll(scriptFile)].map((match) => srcOf(match[1] ?? ''));
  const last = named.at(-1);
  const first = [...named.slice(-1), ...named.slice(0, -1)];
  const bare = html
    .replace(scriptFile, (tag, attributes: string) =>
      srcOf(attributes) === last ? tag.replace(' ', ` integrity="${integrityOf(last)}" `) : '',
    )
    .replace(/<link rel="preconnect" href="\/"[^>]*>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
  const lazy = reached.filter((src) => !first.includes(src)).sort();
  const guard = guardCode(Object.fromEntries([...first, ...lazy].map((src) => [src, integrityOf(src)])), first.length);
  return bare.replace(head, () => `${head}<script>${guard}</script>`);
}

/** The files that a guarded page may run, by address, with their hashes, and how many of them it starts with. */
export function guardedScriptsOf(html: string): {
  readonly hashes: ReadonlyMap<string, string>;
  readonly first: number;
} {
  const [, hashes = '', first = '0'] =
    /let k=\{__proto__:null,(.*?)\},f=Object\.keys\(k\)\.slice\(0,(\d+)\)/.exec(html) ?? [];
  return { hashes: new Map(Object.entries<string>(JSON.parse(`{${hashes}}`))), first: Number(first) };
}
