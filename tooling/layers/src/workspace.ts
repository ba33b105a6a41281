import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';

/** Under this condition an entry resolves to its TypeScript. */
const sourceCondition = '@lender/source';

const manifest = z.object({
  name: z.string(),
  exports: z
    .record(z.string(), z.union([z.string(), z.object({ [sourceCondition]: z.string().optional() })]))
    .optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

/** A source file and everything it imports, types and dynamic imports included. */
export interface SourceFile {
  /** Path from the root of the workspace, with `/`. */
  path: string;
  specifiers: readonly string[];
}

/** One workspace package. */
export interface Room {
  /** The folder's name, which is the package's name without its scope. */
  name: string;
  /** Folder, from the root of the workspace. */
  directory: string;
  /** Our packages, by room name. */
  dependencies: readonly string[];
  /** Our packages used only for its own build and tests. */
  devDependencies: readonly string[];
  /** Public entries, `.` or `./entry`, and the source file behind each, from the room's folder, if there is one. */
  entries: ReadonlyMap<string, string | undefined>;
  files: readonly SourceFile[];
}

const scope = '@lender/';
const sources = '**/*.{ts,tsx}';
const notSources = new Set(['node_modules', 'dist', 'build', '.turbo', 'storybook-static', 'test-results']);

/** Reads every package under `apps`, `packages` and `tooling`. */
export function readWorkspace(root: string): Room[] {
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: root })
    .sort()
    .map((file) => readRoom(root, path.dirname(file)));
}

function readRoom(root: string, directory: string): Room {
  const found = manifest.parse(JSON.parse(readFileSync(path.join(root, directory, 'package.json'), 'utf8')));
  const ours = (...groups: (Record<string, string> | undefined)[]) =>
    groups
      .flatMap((group) => Object.keys(group ?? {}))
      .filter((name) => name.startsWith(scope))
      .map(roomOf);
  return {
    name: roomOf(found.name),
    directory,
    dependencies: ours(found.dependencies, found.peerDependencies, found.optionalDependencies),
    devDependencies: ours(found.devDependencies),
    entries: new Map(
      Object.entries(found.exports ?? {}).map(([entry, target]) => [
        entry,
        typeof target === 'string' ? target : target[sourceCondition],
      ]),
    ),
    files: sourceFiles(root, directory),
  };
}

function roomOf(packageName: string): string {
  return packageName.slice(scope.length);
}

function sourceFiles(root: string, directory: string): SourceFile[] {
  return globSync(sources, { cwd: path.join(root, directory), exclude: (name) => notSources.has(path.basename(name)) })
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, directory, file), 'utf8');
      const { importedFiles } = ts.preProcessFile(text, true, true);
      return { path: path.posix.join(directory, file), specifiers: importedFiles.map((imported) => imported.fileName) };
    });
}
