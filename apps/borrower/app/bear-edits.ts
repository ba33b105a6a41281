/**
 * A translator and many an extension put texts of a page into elements of their own. React then removes a text where it
 * is no more, which throws and takes the page down (facebook/react#11538). So what React means is looked up: the element
 * of its parent in which the text is now, or nothing where the text was taken away.
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

/** The child of a parent that is or holds a node. */
function placeIn(parent: Node, node: Node | null): Node | null {
  let place = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}
