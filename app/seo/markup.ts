import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Attribute = readonly [name: string, value: string];

/** Returns undefined to omit the property. */
type AttributeWriter = (name: string, value: string) => Attribute | undefined;

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function attributesOf(element: ReactElement<Readonly<Record<string, unknown>>>, write: AttributeWriter) {
  return Object.entries(element.props).flatMap(([property, value]) => {
    if (property === 'children' || value === undefined || value === null || value === false) return [];
    const isState = property.startsWith('data-') || property.startsWith('aria-');
    const attribute = write(property, value === true && !isState ? '' : String(value));
    return attribute ? [` ${attribute[0]}="${escaped(attribute[1]).replaceAll('"', '&quot;')}"`] : [];
  });
}

/** Serializes elements without state or effects as well-formed markup. Throws if a component is asynchronous. */
export function markupOf(node: ReactNode, write: AttributeWriter): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return escaped(String(node));
  if (Array.isArray(node)) return node.map((child) => markupOf(child, write)).join('');
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) throw new Error('This cannot be written as markup.');
  const { type, props } = node;
  if (type === Fragment) return markupOf(props.children as ReactNode, write);
  if (typeof type === 'function') {
    const component = type as (props: unknown) => ReactNode;
    return markupOf(component(props), write);
  }
  if (typeof type !== 'string') throw new Error('This cannot be written as markup.');
  const start = `<${type}${attributesOf(node, write).join('')}`;
  if (empty.has(type)) return `${start}/>`;
  return `${start}>${markupOf(props.children as ReactNode, write)}</${type}>`;
}
