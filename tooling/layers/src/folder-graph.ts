import path from 'node:path';
import type { ImportGraph } from './import-graph.ts';

/** `apps/api`, `packages/money`: two names lead to a package. */
const packageDepth = 2;

/**
 * Returns, for each folder, which of its entries (files and folders) import which others, by any file in them: one
 * graph of entries with their whole paths, which is as free of circles as every folder is. How packages and apps import
 * each other is left to their own table.
 *
 * @example
 * folderGraph(new Map([['apps/api/a/x.ts', ['apps/api/b/y.ts']]])); // Map { 'apps/api/a' => ['apps/api/b'] }
 */
export function folderGraph(graph: ImportGraph): ImportGraph {
  const entries = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    for (const target of imports) {
      const [from, to] = siblingsOf(file, target);
      if (from.split('/').length > packageDepth) entries.set(from, (entries.get(from) ?? new Set()).add(to));
    }
  }
  return new Map([...entries].map(([entry, others]) => [entry, [...others]]));
}

/** Returns the entries of the innermost folder that holds both files. */
function siblingsOf(file: string, target: string): readonly [string, string] {
  const [one, other] = [file.split('/'), target.split('/')];
  const fork = one.findIndex((part, depth) => part !== other[depth]);
  const entryOf = (parts: readonly string[]) => parts.slice(0, fork + 1).join(path.posix.sep);
  return [entryOf(one), entryOf(other)];
}
