'use client';

/** The element that a translator put in place of each text node. */
const replacements = new WeakMap<Node, ChildNode>();

/** Records the elements that replace text nodes: browser translators use `<font>`. */
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
 * Lets React update the page after a translator or highlighter has wrapped or replaced its text nodes with elements
 * such as `<font>`. Without this, removing such a node throws NotFoundError and React unmounts the whole island
 * (https://github.com/facebook/react/issues/11538), and new text goes into a detached node. Here the wrapper is
 * removed, new nodes are inserted before it, and a node with new text is put back, to be translated again.
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
