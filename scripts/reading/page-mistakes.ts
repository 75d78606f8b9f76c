/** An MDX source without code and without what visitors ask in the search, so that what is left was typed by hand. */
export function typedByHand(source: string): string {
  let text = source
    .replace(/^(?:asked|illustrations): \[[^\]]*\]$/gm, '')
    .replace(/^(?:import|export) [\s\S]*?(?=\n\s*\n|(?![\s\S]))/gm, '');
  // Braces may nest.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\{[^{}]*\}/g, '');
  }
  return text;
}

/** The percentages and dollar amounts that were typed into a source, as `$189,000` and `6.2%`. */
export function typedFigures(source: string): readonly string[] {
  const found = typedByHand(source).match(/\$\d(?:[\d,]*\d)?(?:\.\d+)?|\d(?:[\d,]*\d)?(?:\.\d+)? ?%/g) ?? [];
  return found.map((figure) => figure.replace(' ', ''));
}

/** The mistakes of a page's source that only its words show: typed figures, and links to pages that do not exist. */
export function pageMistakes(
  file: string,
  source: string,
  { illustrations, isPage }: { readonly illustrations: readonly string[]; readonly isPage: (path: string) => boolean },
): readonly string[] {
  const figures = typedFigures(source).filter((figure) => !illustrations.includes(figure));
  const links = [...source.matchAll(/\]\((\/[^)\s#]*)|href="(\/[^"#]*)/g)].map(([, one, other]) => one ?? other ?? '');
  return [
    ...[...new Set(figures)].map(
      (figure) =>
        `${file}: ${figure} is typed by hand; write <Fact id="…" /> for a figure of content/facts, or list it in illustrations if nothing outside can make it wrong.`,
    ),
    ...[...new Set(links)]
      .filter((path) => !isPage(path))
      .map((path) => `${file}: there is no page ${path}; correct the link.`),
  ];
}
