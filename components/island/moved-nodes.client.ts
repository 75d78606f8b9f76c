'use client';

/** The element that a translator put in the place of a text node, by that node. */
const replacements = new WeakMap<Node, ChildNode>();

/** Records which elements take the place of text nodes, as translators of browsers do with `<font>`. */
function recordReplacements(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      if (!(removed instanceof Text) || removed.isConnected) continue;
      const around = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      if (around) replacements.set(removed, around as ChildNode);
    }
  }
}

/** The child of `parent` that is, contains or replaces `node`; null if `node` is elsewhere. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node.isConnected ? node : (replacements.get(node) ?? node);
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}

/**
 * Lets React change the page after a translator or highlighter has wrapped its text nodes in elements such as `<font>`,
 * or replaced them. By itself the DOM throws NotFoundError where such a node is removed, and React then unmounts the
 * whole island (https://github.com/facebook/react/issues/11538); a new text goes into a node that nobody sees. Here the
 * wrapper is removed, the new node goes before it, and a node with a new text comes back, to be translated anew.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const around = childAround(this, child);
    if (around) removeChild.call(this, around);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, node, before && childAround(this, before));
    return node;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (this instanceof Text && !this.isConnected) replacements.get(this)?.replaceWith(this);
      value?.set?.call(this, text);
    },
  });
  new MutationObserver(recordReplacements).observe(document.body, { childList: true, subtree: true });
}
