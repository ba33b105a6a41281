import { listed, markdownTable } from './markdown-table.ts';

/**
 * Returns the order of the rooms of both sites, from the bottom to the top.
 *
 * @throws when the table headed `room of a site` is missing, or names something twice
 */
export const siteRooms = (markdown: string): readonly string[] =>
  firstColumn(markdown, 'room of a site').map((room) => room.replace(/\/$/, ''));

/** Order of the server's rooms and of its modules, from the bottom to the top. */
export interface ServerTable {
  /** Folders and files of the server's sources; one of them is `modules`. */
  readonly rooms: readonly string[];
  /** Modules of each level. A module may import modules of lower levels only. */
  readonly modules: readonly (readonly string[])[];
}

/**
 * Reads the table headed `room of the server`, and every table headed `module`, whose second column is the level.
 *
 * @throws when one is missing, names something twice, or gives a module no level
 * @example
 * serverTable('| room of the server |\n|---|\n| `kernel` |\n\n| module | level |\n|---|---|\n| `loans` | 1 |');
 * // { rooms: ['kernel'], modules: [['loans']] }
 */
export function serverTable(markdown: string): ServerTable {
  return {
    rooms: firstColumn(markdown, 'room of the server').map((room) => room.replace(/\/\*?$/, '')),
    modules: modulesByLevel(markdown),
  };
}

function modulesByLevel(markdown: string): readonly (readonly string[])[] {
  const modules = rowsUnder(markdown, 'module').flatMap(([cell = '', level = '']) =>
    listed(cell).map((name) => ({ name, level: levelOf(name, level) })),
  );
  const levels = [...Map.groupBy(modules, ({ level }) => level)].toSorted(([one], [other]) => one - other);
  return levels.map(([, ofLevel]) => ofLevel.map(({ name }) => name));
}

function levelOf(name: string, cell: string): number {
  if (!/^[1-9]\d*$/.test(cell)) throw new Error(`ARCHITECTURE.md gives the module ${name} no level.`);
  return Number(cell);
}

const firstColumn = (markdown: string, head: string): readonly string[] =>
  rowsUnder(markdown, head).flatMap(([cell = '']) => listed(cell));

function rowsUnder(markdown: string, head: string): readonly (readonly string[])[] {
  const rows = markdownTable(markdown, head);
  if (!rows) throw new Error(`ARCHITECTURE.md holds no table headed "${head}".`);
  const names = rows.flatMap(([cell = '']) => listed(cell));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`ARCHITECTURE.md names ${twice} twice under "${head}".`);
  return rows;
}
