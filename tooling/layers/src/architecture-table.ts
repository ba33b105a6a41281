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
  const lines = markdown.split('\n');
  const head = lines.findIndex((line) => /^\|\s*room\s*\|/.test(line));
  if (head === -1) throw new Error('ARCHITECTURE.md holds no table of rooms.');
  const table = new Map<string, readonly string[]>();
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break;
    const [rooms = '', allowed = ''] = line.split('|').slice(1, 3);
    for (const room of listed(rooms)) {
      if (table.has(room)) throw new Error(`ARCHITECTURE.md names the room ${room} twice.`);
      table.set(
        room,
        listed(allowed).flatMap((entry) => (entry === everyPackage ? packageRooms : entry)),
      );
    }
  }
  return table;
}

function listed(cell: string): string[] {
  return cell
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && entry !== nothing);
}
