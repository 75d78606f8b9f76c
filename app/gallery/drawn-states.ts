/** The states of a pointer and a keyboard that can be drawn without either. */
export const drawnStates = ['hover', 'focus-visible', 'active'] as const;
export type DrawnState = (typeof drawnStates)[number];

const focusable = ':where(a[href], :enabled, summary, [tabindex="0"])';

/**
 * The selector under which a rule for hover, focus or a press also holds inside `[data-drawn]`, with the same weight;
 * null where the rule knows no such state. ".button:hover" gives ".button:is([data-drawn="hover"] *)".
 */
export function drawnSelector(selector: string): string | null {
  const drawn = selector.replace(
    /:(hover|focus-visible|active)(?![\w-])/g,
    (_, state: DrawnState) => `:is([data-drawn="${state}"] ${state === 'focus-visible' ? focusable : '*'})`,
  );
  return drawn === selector ? null : drawn;
}

function drawIn(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = group.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = group.cssRules[at];
    if (rule instanceof CSSStyleRule) {
      const selector = drawnSelector(rule.selectorText);
      if (selector) group.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1);
    } else if (rule instanceof CSSGroupingRule) {
      drawIn(rule);
    }
  }
}

/** Gives every rule of the page for a pointer or a keyboard a twin for `[data-drawn]`, in its own layer. */
export function drawStates(): void {
  for (const sheet of document.styleSheets) drawIn(sheet);
}
