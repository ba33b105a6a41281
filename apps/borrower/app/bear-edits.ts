/**
 * Lets React remove and insert nodes that a translator or an extension moved into elements of its own; otherwise React
 * throws and the page fails (facebook/react#11538). Uses the element of the parent that now holds the text, or nothing
 * if the text was removed.
 */
export function bearEdits(nodes: Pick<Node, 'insertBefore' | 'removeChild'>): void {
  const { insertBefore, removeChild } = nodes;
  nodes.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  nodes.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, placeIn(this, before));
    return child;
  };
}

/** Returns the child of a parent that is or holds a node. */
function placeIn(parent: Node, node: Node | null): Node | null {
  let place = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}
