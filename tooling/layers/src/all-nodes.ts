import ts from 'typescript';

/** Returns a node and every node below it. */
export function allNodes(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return [node, ...children.flatMap(allNodes)];
}
