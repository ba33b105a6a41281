import { listed, markdownTable } from './markdown-table.ts';

/**
 * Returns the order of the rooms of both sites, from the bottom to the top.
 *
 * @throws when the table headed `room of a site` is missing, or names something twice
 */
export const siteRooms = (markdown: string): readonly string[] =>
  firstColumn(markdown, 'room of a site').map((room) => room.replace(/\/$/, ''));

/** The order of the server's rooms and of its modules, from the bottom to the top. */
export interface ServerTable {
  /** Folders and files of the server's sources; one of them is `modules`. */
  readonly rooms: readonly string[];
  readonly modules: readonly string[];
}

/**
 * Reads the two tables headed `room of the server` and `module`.
 *
 * @throws when one is missing, or names something twice
 * @example
 * serverTable('| room of the server | holds |\n|---|---|\n| `kernel` | x |\n| `modules/*` | y |\n\n| module | holds |…');
 * // { rooms: ['kernel', 'modules'], modules: […] }
 */
export function serverTable(markdown: string): ServerTable {
  return {
    rooms: firstColumn(markdown, 'room of the server').map((room) => room.replace(/\/\*?$/, '')),
    modules: firstColumn(markdown, 'module'),
  };
}

function firstColumn(markdown: string, head: string): readonly string[] {
  const rows = markdownTable(markdown, head);
  if (!rows) throw new Error(`ARCHITECTURE.md holds no table headed "${head}".`);
  const names = rows.flatMap(([cell = '']) => listed(cell));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`ARCHITECTURE.md names ${twice} twice under "${head}".`);
  return names;
}
