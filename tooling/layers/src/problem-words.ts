import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { z } from 'zod';
import type { DeclaredProblem } from './problem-codes.ts';
import type { Room } from './workspace.ts';

const isPrivate = z.object({ private: z.boolean().default(false) });

/** Returns the packages that others install. */
export const publishedRooms = (root: string, rooms: readonly Room[]): Room[] =>
  rooms.filter(({ directory }) => {
    const manifest = readFileSync(path.join(root, directory, 'package.json'), 'utf8');
    return directory.startsWith('packages/') && !isPrivate.parse(JSON.parse(manifest)).private;
  });

/** Returns the pages of a package for its users, joined. */
export const pagesOf = (directory: string): string => readAll(directory, ['README*.md', 'docs/*.md']).join('\n');

/** Returns the API reports of a package, one for each of its entries. */
export const reportsOf = (directory: string): string[] => readAll(directory, ['api/*.api.md']);

const readAll = (directory: string, patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: directory })
    .sort()
    .map((file) => readFileSync(path.join(directory, file), 'utf8'));

/** A pair of functions that put a problem into words. */
export interface Reporter {
  readonly name: string;
  /** Returns the sentence in English or Spanish; `undefined` where the function knows no such problem. */
  readonly say: (language: 'en' | 'es', problem: DeclaredProblem) => string | undefined;
}

/**
 * Finds the functions by which a package words its problems: each function `…Message` of a door, with the one of its
 * name and `Es`. Only the modules behind those names are loaded.
 *
 * @returns the pairs, and names without a partner
 */
export async function tellersOf(root: string, room: Room): Promise<{ tellers: Reporter[]; alone: string[] }> {
  const doors = [...room.entries.values()].filter((door) => door?.endsWith('.ts'));
  const files = doors.flatMap((door) => exportedMessages(path.join(root, room.directory, door ?? '')));
  const loaded = await Promise.all(
    files.map(async ([name, file]): Promise<[string, unknown]> => [name, Reflect.get(await import(file.href), name)]),
  );
  const functions = new Map(loaded.filter(([, notify]) => typeof notify === 'function'));
  const isPaired = (name: string): boolean => functions.has(`${name}Es`);
  const names = [...functions.keys()];
  const tellers = names.filter(isPaired).map((name) => ({
    name,
    say: (language: 'en' | 'es', problem: DeclaredProblem) =>
      sentence(functions.get(language === 'en' ? name : `${name}Es`), problem),
  }));
  return { tellers, alone: names.filter((name) => !isPaired(name) && !names.some((other) => name === `${other}Es`)) };
}

/** Returns the functions that a door exports, and the file that has each. */
function exportedMessages(door: string): [name: string, file: URL][] {
  const file = ts.createSourceFile(door, readFileSync(door, 'utf8'), ts.ScriptTarget.Latest);
  return file.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause, moduleSpecifier }) => {
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const from = pathToFileURL(path.resolve(path.dirname(door), moduleSpecifier.text));
    return exportClause.elements
      .map(({ name }) => name.text)
      .filter((name) => /Message(Es)?$/.test(name) && /^[a-z]/.test(name))
      .map((name): [string, URL] => [name, from]);
  });
}

/** Some functions take the problem, those of an error its `kind`, those of the contract only the code. */
function sentence(notify: unknown, { code, facts }: DeclaredProblem): string | undefined {
  if (typeof notify !== 'function') return undefined;
  for (const problem of [{ ...facts, code, kind: facts.kind ?? code }, code]) {
    try {
      const said: unknown = Reflect.apply(notify, undefined, [problem]);
      if (typeof said === 'string') return said;
    } catch {
      // It takes a problem of the other form.
    }
  }
  return undefined;
}
