/** Lets the browser prefetch a page of this site, but no file, when the visitor hovers over its link or presses it. */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};

export function withPrefetchRules(html: string): string {
  const block = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
  return html.replace('</head>', () => `${block}</head>`);
}
