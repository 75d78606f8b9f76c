import { visibleText } from './exported';

export const wordsOf = (element: Element | null | undefined) => (element ? visibleText(element) : '');

/** Links below an element, each as its visible text and its target. */
export const linksOf = (root: ParentNode | null | undefined) =>
  [...(root?.querySelectorAll('a[href]') ?? [])].map((link) => [visibleText(link), link.getAttribute('href')] as const);

export const hrefsOf = (root: ParentNode | null | undefined) => linksOf(root).map(([, href]) => href);
