import path from 'node:path';
import type { Room } from './workspace.ts';

/** Our files that each of our files imports, types included; paths from the root of the workspace. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ourImport = /^@lender\/([^/]+)(\/.+)?$/;

/** Follows every import between our files: relative ones, and those of our packages through their entries. */
export function importGraph(rooms: readonly Room[]): ImportGraph {
  const files = rooms.flatMap((room) => room.files);
  const paths = new Set(files.map((file) => file.path));
  return new Map(
    files.map((file) => [
      file.path,
      file.specifiers.flatMap((specifier) => {
        const target = targetOf(specifier, file.path, rooms);
        return target !== undefined && paths.has(target) ? [target] : [];
      }),
    ]),
  );
}

function targetOf(specifier: string, from: string, rooms: readonly Room[]): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const [, name, entry = ''] = ourImport.exec(specifier) ?? [];
  const room = rooms.find((candidate) => candidate.name === name);
  const source = room?.entries.get(`.${entry}`);
  return room && source && path.posix.join(room.directory, source);
}
