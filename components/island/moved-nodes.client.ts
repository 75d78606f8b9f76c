'use client';

/** The child of `parent` that is or contains `node`; null if `node` is elsewhere. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}

/**
 * Lets React remove a node, or insert before it, after a translator or highlighter has wrapped it in an element such as
 * `<font>`. By itself the DOM throws NotFoundError, and React then unmounts the whole island
 * (https://github.com/facebook/react/issues/11538). Here the wrapper is removed, or the new node goes before it.
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
}
