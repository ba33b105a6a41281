import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Facts that Vite writes down about a chunk. */
export interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Files that a built site sends to browsers, according to its build. */
export interface BuiltSite {
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** Returns the matching files in the folder that the site serves. */
  readonly find: (pattern: string) => readonly string[];
  /** Returns the files of a chunk and of everything that it imports. */
  readonly filesOf: (key: string) => readonly string[];
  /** Returns the size of these files after Brotli, as they are sent, in bytes; each counts once. */
  readonly bytesOf: (files: readonly string[]) => number;
}

/** Returns the name that Vite gives the chunk of a page: `app/routes/loan.tsx` → the part that the browser loads. */
export const chunkOfRoute = (file: string): string => `${file}?__remix-build-client-route`;

/** Returns the folder to which an app's build wrote what it sends to browsers. */
export const clientFolder = (app: string): string =>
  path.join(import.meta.dirname, '../../../../apps', app, 'build/client');

/**
 * Reads what was built of an app.
 *
 * @param app Its folder in `apps`; it has to be built.
 * @throws Error when it is not.
 */
export function builtSite(app: string): BuiltSite {
  const client = clientFolder(app);
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(path.join(client, '../.vite/client-manifest.json'), 'utf8'),
  );
  return {
    chunks,
    find: (pattern) => globSync(pattern, { cwd: client }),
    filesOf: (key) => filesOf(chunks, key),
    bytesOf: (files) => [...new Set(files)].reduce((sum, file) => sum + sentBytes(path.join(client, file)), 0),
  };
}

function filesOf(chunks: Readonly<Record<string, Chunk>>, key: string): readonly string[] {
  const needed = new Set([key]);
  // Iterating a set also visits the items that are added meanwhile.
  for (const each of needed) for (const imported of chunks[each]?.imports ?? []) needed.add(imported);
  return [...needed].flatMap((each) => chunks[each]?.file ?? []);
}

const sentBytes = (file: string): number =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
