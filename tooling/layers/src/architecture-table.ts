import { listed, markdownTable } from './markdown-table.ts';

/**
 * Imports that each room may make of our packages and apps: a room name, or `room/entry` when only that entry is
 * allowed.
 */
export type ArchitectureTable = ReadonlyMap<string, readonly string[]>;

/** Words of the table that mean no single room. */
const nothing = 'nothing';
const everyPackage = 'every package';

/**
 * Reads the table whose first column is headed `room`.
 *
 * @param packageRooms rooms that `every package` means
 * @throws when the page holds no such table, or a room is in it twice.
 *
 * @example
 * architectureTable('| room | may import of ours |\n|---|---|\n| sdk | contract |', []);
 * // Map { 'sdk' => ['contract'] }
 */
export function architectureTable(markdown: string, packageRooms: readonly string[]): ArchitectureTable {
  const rows = markdownTable(markdown, 'room');
  if (!rows) throw new Error('ARCHITECTURE.md holds no table of rooms.');
  const table = new Map<string, readonly string[]>();
  for (const [rooms = '', allowed = ''] of rows) {
    const entries = listed(allowed).filter((entry) => entry !== nothing);
    for (const room of listed(rooms)) {
      if (table.has(room)) throw new Error(`ARCHITECTURE.md names the room ${room} twice.`);
      table.set(
        room,
        entries.flatMap((entry) => (entry === everyPackage ? packageRooms : entry)),
      );
    }
  }
  return table;
}
