import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';

const skipped = new Set([
  'aside',
  'button',
  'fieldset',
  'form',
  'iframe',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
]);

/** Elements that do not end the paragraph they are in. */
const inline = new Set('a abbr b br cite code em i mark q s small span strong sub sup time u wbr'.split(' '));

/** A glossary term in text is a button that opens its definition. */
const isTerm = (element: HTMLElement) => element.getAttribute('popovertarget') !== undefined;

/** The text of a block element, such as a paragraph, a heading, a list item or a cell; `element` is its tag name. */
export type Paragraph = { readonly element: string; readonly text: string };

/** The text blocks of a page's main element in order, without navigation, side panels, forms, drawings and popovers. */
export function paragraphsOf(html: string): readonly Paragraph[] {
  const found: Paragraph[] = [];
  let text = '';

  function end(element: string): void {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '') found.push({ element, text: words });
    text = '';
  }

  function read(nodes: readonly Node[], block: string): void {
    for (const node of nodes) {
      if (node instanceof TextNode) text += node.text;
      if (!(node instanceof HTMLElement)) continue;
      const name = node.rawTagName.toLowerCase();
      const term = isTerm(node);
      if ((skipped.has(name) && !term) || node.getAttribute('popover') !== undefined) continue;
      if (name === 'br') text += ' ';
      if (term || inline.has(name)) read(node.childNodes, block);
      else {
        end(block);
        read(node.childNodes, name);
        end(name);
      }
    }
  }

  read(parse(html).querySelector('main')?.childNodes ?? [], 'main');
  end('main');
  return found;
}

/** Elements that contain sentences rather than figures, labels and names. */
const prose = new Set(['p', 'li', 'dd', 'blockquote', 'summary', 'div', 'section']);

/** The paragraphs that are sentences: no headings, cells or captions, and at least four words. */
export function proseOf(paragraphs: readonly Paragraph[]): readonly string[] {
  return paragraphs
    .filter(({ element, text }) => prose.has(element) && text.split(' ').length >= 4)
    .map(({ text }) => text);
}
