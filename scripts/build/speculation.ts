/**
 * What a browser may fetch ahead: a page of this site, no file, once the visitor rests on its link or presses it. A
 * page left alone asks for nothing.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/** A page that lets the browser fetch the next one on intent. */
export function withPrefetchRules(html: string): string {
  const block = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
  return html.replace('</head>', () => `${block}</head>`);
}
