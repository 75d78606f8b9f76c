/**
 * The one Trusted Types policy: a script may be added to the page from our own script files and from nowhere else.
 * Chunks that load on demand pass through it; text from a visitor never becomes markup or code.
 */
const scriptPolicy =
  "self.trustedTypes?.createPolicy('default',{createScriptURL:u=>{let l=new URL(u,document.baseURI);" +
  "return l.origin===location.origin&&l.pathname.startsWith('/_next/static/')?u:null}})";

/**
 * A page whose scripts the browser checks before it runs them: an integrity attribute on every script file and its
 * preload, and the Trusted Types policy before all of them. `integrityOf` gives the hash for an address of the page.
 * Throws for a page without the start of a head.
 */
export function withGuardedScripts(html: string, integrityOf: (src: string) => string): string {
  const head = /<head>(?:<meta charset="[^"]*"\/?>)?/i.exec(html)?.[0];
  if (!head) throw new Error('A page of the export has no head to put the script policy into.');
  return html
    .replace(/<script [^>]*\bnoModule=""[^>]*><\/script>/gi, '')
    .replace(/<link rel="preconnect" href="\/"[^>]*>/g, '')
    .replace(/<script src="([^"]+)"/g, (start, src: string) => `${start} integrity="${integrityOf(src)}"`)
    .replace(/<link rel="preload" as="script"[^>]*?href="([^"]+)"/g, (start, src: string) => {
      return `${start} integrity="${integrityOf(src)}"`;
    })
    .replace(head, () => `${head}<script>${scriptPolicy}</script>`);
}
