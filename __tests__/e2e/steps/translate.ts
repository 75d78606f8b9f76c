import type { Page } from '@playwright/test';

/**
 * Translates a page as Chrome does, into the same words: each text node is replaced by a `<font>` in a `<font>`, now and
 * whenever the page changes. Every other text keeps its node inside, as highlighters do.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    let count = 0;
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (
          !text.data.trim() ||
          text.parentElement?.closest('font, script, style, svg, textarea, option, [translate=no]')
        )
          continue;
        const outer = document.createElement('font');
        text.replaceWith(outer);
        outer.appendChild(document.createElement('font')).append(count % 2 === 0 ? text.data : text);
        count += 1;
      }
    };
    document.documentElement.classList.add('translated-ltr');
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
