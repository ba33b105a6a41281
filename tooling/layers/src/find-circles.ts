import type { ImportGraph } from './import-graph.ts';

/**
 * Finds files that import each other in a circle: for each circle its files in the order of their imports, the shortest
 * way round. A file that is in several circles is returned in one of them.
 *
 * @example
 * findCircles(new Map([['a.ts', ['b.ts']], ['b.ts', ['a.ts']]])); // [['a.ts', 'b.ts']]
 */
export function findCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const reported = new Set<string>();
  return [...graph.keys()].flatMap((file) => {
    const circle = reported.has(file) ? undefined : wayBack(graph, file);
    for (const member of circle ?? []) reported.add(member);
    return circle ? [circle] : [];
  });
}

/** Returns the shortest way from a file back to itself, breadth first. */
function wayBack(graph: ImportGraph, start: string): readonly string[] | undefined {
  const importerOf = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const imported of graph.get(file) ?? []) {
      if (imported === start) return wayFrom(start, file, importerOf);
      if (importerOf.has(imported)) continue;
      importerOf.set(imported, file);
      queue.push(imported);
    }
  }
  return undefined;
}

function wayFrom(start: string, end: string, importerOf: ReadonlyMap<string, string>): readonly string[] {
  const way = [end];
  for (let file = end; file !== start; ) {
    file = importerOf.get(file) ?? start;
    way.unshift(file);
  }
  return way;
}
