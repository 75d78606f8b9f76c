import type { BrowserContext } from '@playwright/test';

/** Runs in each page: reports every class of a visible element that no style sheet of the page mentions. */
function watchClasses(): void {
  const reported = new Set<string>();
  const known = new Set<string>();
  let sheets = -1;

  function learn(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const [, name = ''] of rule.selectorText.matchAll(/\.((?:[\w-]|\\.)+)/g))
          known.add(name.replace('\\', ''));
      }
      if ('cssRules' in rule) learn(rule.cssRules as CSSRuleList);
    }
  }

  function look(): void {
    const all = [...document.styleSheets, ...document.adoptedStyleSheets];
    if (all.length !== sheets) for (const sheet of all) learn(sheet.cssRules);
    sheets = all.length;
    for (const element of document.querySelectorAll('body [class]')) {
      for (const name of element.classList) {
        if (known.has(name) || reported.has(name) || !element.checkVisibility()) continue;
        reported.add(name);
        Reflect.get(window, 'reportUnstyled')(name, location.pathname);
      }
    }
  }

  let waiting = false;
  const changed = () => {
    if (waiting || document.readyState === 'loading') return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      look();
    });
  };
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(changed).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'open', 'hidden'],
    });
    changed();
  });
}

/** Lists, as `path: class`, the visible classes without a rule on the pages a browser shows from now on. */
export async function unstyledIn(context: BrowserContext): Promise<readonly string[]> {
  const found: string[] = [];
  await context.exposeFunction('reportUnstyled', (name: string, path: string) => {
    found.push(`${path}: ${name}`);
  });
  await context.addInitScript(watchClasses);
  return found;
}
