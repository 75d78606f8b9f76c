import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import type { Block, BoxTone, Cell, Drawing, Link, ReportDocument, Run, Shape } from './document';

/** The element that a selector finds; a page without it cannot be typeset. */
function need(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector(selector);
  if (!found)
    throw new Error(`A report’s page has no ${selector}: scripts/reports/read-report.ts reads it from there.`);
  return found;
}

function plainTextOf(element: HTMLElement): string {
  return element.text.replace(/\s+/g, ' ').trim();
}

const elementsOf = (node: HTMLElement) => node.childNodes.filter((child) => child instanceof HTMLElement);

function linkOf(href: string, siteUrl: string): Link {
  return { href: new URL(href, `${siteUrl}/`).href, term: href.startsWith('/glossary-terms#') };
}

type Manner = { readonly strong: boolean; readonly link?: Link };

function rawRunsOf(node: Node, manner: Manner, siteUrl: string): Run[] {
  if (node instanceof TextNode) return [{ text: node.text, ...manner }];
  if (!(node instanceof HTMLElement)) return [];
  const href = node.getAttribute('href');
  const next: Manner = {
    strong: manner.strong || /^(?:STRONG|B|EM)$/.test(node.tagName ?? ''),
    ...(href ? { link: linkOf(href, siteUrl) } : manner.link && { link: manner.link }),
  };
  return node.childNodes.flatMap((child) => rawRunsOf(child, next, siteUrl));
}

/** The text of an element with single spaces, none at either end. */
function runsOf(element: HTMLElement, siteUrl: string): Run[] {
  const runs: Run[] = [];
  for (const run of rawRunsOf(element, { strong: false }, siteUrl)) {
    const before = runs.at(-1);
    const text = run.text.replace(/\s+/g, ' ');
    const kept = !before || before.text.endsWith(' ') ? text.replace(/^ /, '') : text;
    if (kept !== '') runs.push({ ...run, text: kept });
  }
  const last = runs.pop();
  const text = last?.text.trimEnd();
  return last && text ? [...runs, { ...last, text }] : runs;
}

function cellsOf(row: HTMLElement, siteUrl: string): Cell[] {
  return elementsOf(row).map((cell) => ({
    runs: runsOf(cell, siteUrl),
    number: cell.hasAttribute('data-n'),
  }));
}

function tableOf(table: HTMLElement, siteUrl: string): Block {
  return {
    kind: 'table',
    head: cellsOf(need(table, 'thead tr'), siteUrl),
    rows: table.querySelectorAll('tbody tr').map((row) => cellsOf(row, siteUrl)),
  };
}

function toneOf(element: HTMLElement): BoxTone | undefined {
  if (element.hasAttribute('data-example')) return 'example';
  if (element.tagName === 'BLOCKQUOTE') return 'quote';
  const tone = element.getAttribute('data-tone');
  return tone === 'note' || tone === 'tip' || tone === 'bad' ? tone : undefined;
}

type Place = { readonly siteUrl: string; readonly small: boolean; readonly boxed: boolean };

function blocksOf(parent: HTMLElement, place: Place): Block[] {
  const children = elementsOf(parent);
  return children.flatMap((element, index): Block[] => {
    const { siteUrl, small } = place;
    const id = element.getAttribute('id') ?? '';
    const before = children[index - 1];
    const tone = toneOf(element);
    if (tone) return [{ kind: 'box', tone, blocks: blocksOf(element, { ...place, boxed: true }) }];
    switch (element.tagName) {
      case 'H2':
      case 'H3':
        return [{ kind: 'heading', level: element.tagName === 'H2' ? 2 : 3, id, runs: runsOf(element, siteUrl) }];
      case 'P': {
        const runs = runsOf(element, siteUrl);
        // The first line of a call-out is its title.
        if (place.boxed && index === 0 && parent.hasAttribute('data-tone') && children.length > 1)
          return [{ kind: 'heading', level: 3, id: '', runs }];
        return [{ kind: 'paragraph', runs, small: small || element.classList.contains('small') }];
      }
      case 'UL':
      case 'OL': {
        const isChecklist = before?.tagName === 'H2' && before.getAttribute('id')?.startsWith('checklist');
        const items = elementsOf(element).map((item) => runsOf(item, siteUrl));
        const marker = isChecklist ? 'box' : element.tagName === 'OL' ? 'number' : 'bullet';
        return [{ kind: 'list', marker, items, small }];
      }
      case 'TABLE':
        return [tableOf(element, siteUrl)];
      case 'SECTION': {
        const part = element.getAttribute('data-report');
        if (part === 'sources') return blocksOf(element, { ...place, small: true });
        if (part === 'end') return [{ kind: 'box', tone: 'end', blocks: blocksOf(element, { ...place, boxed: true }) }];
        return blocksOf(element, place);
      }
      default:
        throw new Error(
          `A report holds a <${element.rawTagName}>, which its PDF cannot show yet: add it to scripts/reports/read-report.ts.`,
        );
    }
  });
}

function hexOf(color: string | undefined): string | undefined {
  if (!color || color === 'none') return undefined;
  if (color === 'currentColor') return '#14202e';
  return /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, (digit) => digit + digit) : color;
}

function shapeOf(element: HTMLElement): Shape {
  const number = (name: string, otherwise = 0) => Number(element.getAttribute(name) ?? otherwise);
  const fill = hexOf(element.getAttribute('fill') ?? (element.getAttribute('stroke') ? 'none' : '#000000'));
  const stroke = hexOf(element.getAttribute('stroke'));
  const common = {
    ...(fill && { fill }),
    ...(stroke && { stroke }),
    evenOdd: element.getAttribute('fill-rule') === 'evenodd',
    strokeWidth: number('stroke-width', 1),
    opacity: number('opacity', 1),
  };
  switch (element.rawTagName.toLowerCase()) {
    case 'path':
      return { ...common, kind: 'path', d: element.getAttribute('d') ?? '', at: [] };
    case 'circle':
      return { ...common, kind: 'circle', d: '', at: [number('cx'), number('cy'), number('r')] };
    case 'rect':
      return {
        ...common,
        kind: 'rect',
        d: '',
        at: [number('x'), number('y'), number('width'), number('height'), number('rx')],
      };
    default:
      throw new Error(`A report's drawing holds a <${element.rawTagName}>, which its PDF cannot show.`);
  }
}

function drawingOf(svg: HTMLElement | undefined): Drawing {
  if (!svg) throw new Error('A report’s page lacks one of its drawings.');
  const viewBox = svg.getAttribute('viewBox') ?? svg.getAttribute('viewbox') ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  return { box: [x, y, width, height], shapes: elementsOf(svg).map(shapeOf) };
}

/**
 * Reads a report out of its exported page. `siteUrl` makes its links absolute. Throws when the page lacks a part or
 * holds an element that the PDF cannot show.
 */
export function readReport(html: string, siteUrl: string): ReportDocument {
  const root = parse(html);
  const head = need(root, '[data-report="letterhead"]');
  const [mark, equalHousing] = head.querySelectorAll('svg');
  const time = need(root, 'main time');
  return {
    title: plainTextOf(need(root, 'main h1')),
    lead: plainTextOf(need(root, 'main .lead')),
    byline: plainTextOf(need(root, 'main p:has(time)')),
    updated: time.getAttribute('datetime') ?? '',
    language: need(root, 'html').getAttribute('lang') ?? '',
    company: plainTextOf(need(head, 'b')),
    kind: plainTextOf(need(head, 'span')),
    compliance: plainTextOf(need(head, '[data-report="compliance"]')),
    mark: drawingOf(mark),
    equalHousing: drawingOf(equalHousing),
    art: drawingOf(root.querySelector('[data-report="art"] svg') ?? undefined),
    blocks: blocksOf(need(root, '[data-report="text"] article'), { siteUrl, small: false, boxed: false }),
  };
}
