import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What Vite writes down of a chunk. */
export interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a built site sends to browsers, by what its build says. */
export interface BuiltSite {
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** The files that match, from where the site serves them. */
  readonly find: (pattern: string) => readonly string[];
  /** The file of a chunk and of everything that it imports. */
  readonly filesOf: (key: string) => readonly string[];
  /** What these files are after Brotli, as they travel, in bytes; each counts once. */
  readonly bytesOf: (files: readonly string[]) => number;
}

/** What Vite calls the chunk of a page: `app/routes/loan.tsx` → what the browser loads of it. */
export const chunkOfRoute = (file: string): string => `${file}?__remix-build-client-route`;

/** Where an app's build put what it sends to browsers. */
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
  // A set hands out what is added on the way, too.
  for (const each of needed) for (const imported of chunks[each]?.imports ?? []) needed.add(imported);
  return [...needed].flatMap((each) => chunks[each]?.file ?? []);
}

const sentBytes = (file: string): number =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
