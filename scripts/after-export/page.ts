const dataScript = /type="(?:application\/ld\+json|speculationrules)"/;

/** A page without the framework: its scripts, their preloads, its flight data and its boundary marks. */
export function withoutFramework(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes: string) =>
      dataScript.test(attributes) ? whole : '',
    )
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*\bas="script"[^>]*>/g, '')
    .replace(/<link rel="preconnect" href="\/"[^>]*>/g, '')
    .replace(/<!--\/?\$[!?~]?-->|<!-- -->/g, '')
    .replace(/<div hidden="">\s*<\/div>/g, '')
    .replace(/(<style) data-precedence="[^"]*" data-href="[^"]*"/g, '$1')
    .replace(/<\/style><style>/g, '');
}
