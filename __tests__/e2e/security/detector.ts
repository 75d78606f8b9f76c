import type { Page } from '@playwright/test';

/** Evidence of payloads in a page: those that ran, and traces of those that could have run. */
export type Seen = {
  /** Ids of payloads that ran. */
  readonly ran: Set<number>;
  /** Markup that only a payload makes, and requests that only a payload sends. */
  readonly marks: string[];
};

/**
 * Watches every document of a page from its start. A payload that runs calls `ran`, `alert` or a similar function with
 * its id. A payload that is in the document but did not run is detected by markup that our pages never contain: an event
 * handler attribute, a `javascript:` address, a `<base>`, or a script without integrity or a frame added after loading.
 */
export async function watchForPayloads(page: Page, origin: string): Promise<Seen> {
  const seen: Seen = { ran: new Set(), marks: [] };
  await page.exposeBinding('payloadRan', (_source, id: number) => {
    seen.ran.add(id);
  });
  await page.exposeBinding('payloadSeen', (_source, what: string) => {
    seen.marks.push(what);
  });
  page.on('dialog', (dialog) => {
    seen.marks.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = url.origin === origin && !url.pathname.includes('sentinel');
    if (!isOurs && url.protocol !== 'data:' && url.protocol !== 'blob:') seen.marks.push(`request: ${request.url()}`);
    if (request.resourceType() === 'script' && !isOurs) seen.marks.push(`script: ${request.url()}`);
  });
  await page.addInitScript(() => {
    const { payloadRan, payloadSeen } = window as unknown as {
      readonly payloadRan: (id: number) => void;
      readonly payloadSeen: (what: string) => void;
    };
    const ran = (id: number) => payloadRan(Number(id));
    Object.assign(window, { ran, alert: ran, confirm: ran, prompt: ran });
    if (window !== window.top) return;

    const made = new Set(['SCRIPT', 'IFRAME', 'FRAME', 'OBJECT', 'EMBED', 'BASE', 'META']);
    // Browsers ignore white space, control characters and upper case in a scheme.
    const isCode = (address: string) => /^javascript:/i.test(address.replace(/[^!-~]/g, ''));
    let parsed = false;
    document.addEventListener('DOMContentLoaded', () => {
      parsed = true;
    });
    function look(element: Element): void {
      for (const { name, value } of element.attributes) {
        const isAddress = /^(?:href|src|action|formaction|data|xlink:href|srcdoc)$/i.test(name);
        if (/^on/i.test(name) || (isAddress && (isCode(value) || name === 'srcdoc'))) {
          payloadSeen(`attribute: ${element.outerHTML.slice(0, 200)}`);
        }
      }
      const isChecked = element instanceof HTMLScriptElement && element.integrity !== '';
      if (element.tagName === 'BASE' || (parsed && made.has(element.tagName.toUpperCase()) && !isChecked)) {
        payloadSeen(`element: ${element.outerHTML.slice(0, 200)}`);
      }
    }
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'attributes') look(target as Element);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          look(node);
          for (const inner of node.querySelectorAll('*')) look(inner);
        }
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return seen;
}
