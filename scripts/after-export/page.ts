const dataScript = /type="(?:application\/ld\+json|speculationrules)"/;

/** A page without the framework: its scripts, their preloads, its flight data and its boundary marks. */
export function withoutScripts(html: string): string {
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

/** A page without the scripts for browsers that know no modules: none of those runs the others either. */
export function withoutOldScripts(html: string): string {
  return html.replace(/<script\b(?=[^>]*\bnoModule=)[^>]*><\/script>/gi, '');
}

/** Asks for the two fonts at once: they are known only from the styles otherwise. */
export function withFontPreloads(html: string): string {
  const fonts = [
    ...new Set(
      [...html.matchAll(/url\(["']?(\/_next\/static\/media\/[^"')]+\.woff2)["']?\)/g)].map((match) => match[1]),
    ),
  ];
  const links = fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="">`);
  return html.replace(/(<meta name="viewport"[^>]*>)/, `$1${links.join('')}`);
}
