import { listed, markdownTable } from './markdown-table.ts';

/** What each room may import of ours: a room name, or `room/entry` when only that entry is allowed. */
export type ArchitectureTable = ReadonlyMap<string, readonly string[]>;

/** The words of the table that stand for no single room. */
const nothing = 'nothing';
const everyPackage = 'every package';

/**
 * Reads the table whose first column is headed `room`.
 *
 * @param packageRooms what `every package` stands for
 * @throws when the page holds no such table, or a room stands in it twice.
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
