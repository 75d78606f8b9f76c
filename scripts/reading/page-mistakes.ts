/** An MDX source without code, `asked` and `illustrations`, so that the rest was typed by hand. */
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

/** Typed figures, and links to missing pages, in a page's source. */
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
