import type { Breach } from './check-layers.ts';
import type { TableAccess } from './table-access.ts';

/** Owner of a table, and the rooms that may read it past its owner. */
export interface TableOwner {
  /** Module, or room of the server outside the modules. It alone writes the table. */
  readonly owner: string;
  readonly readers?: readonly string[] | undefined;
}

/** Access past the owner that existed before the owners were named, in a number of files of one room. */
export interface KnownAccess extends TableAccess {
  readonly room: string;
  readonly files: number;
}

const sources = 'apps/api/src/';

/**
 * Returns every breach of the owners of tables: a write outside the owner, a read outside the owner and the named
 * readers, a reader that does not read, and an entry of the known access that is larger than what is found.
 *
 * @param accessOf - access of each file of the server that is product code, by its path
 */
export function checkTables(
  accessOf: ReadonlyMap<string, readonly TableAccess[]>,
  owners: Readonly<Record<string, TableOwner>>,
  known: readonly KnownAccess[],
): Breach[] {
  const past = accessPastOwners(accessOf, owners);
  const allowed = new Map(known.map((entry) => [keyOf(entry), entry]));
  const breaches = [...past].flatMap(([key, files]) =>
    files.length <= (allowed.get(key)?.files ?? 0) ? [] : files.map((where) => ({ where, problem: key })),
  );
  const outdated = known
    .filter((entry) => (past.get(keyOf(entry))?.length ?? 0) < entry.files)
    .map((entry) => ({ where: 'known-table-access.data.ts', problem: `${keyOf(entry)}: fewer files are left` }));
  return [...breaches, ...outdated, ...unusedReaders(accessOf, owners)];
}

/** Returns the files of each access past an owner, by room, kind and table. */
export function accessPastOwners(
  accessOf: ReadonlyMap<string, readonly TableAccess[]>,
  owners: Readonly<Record<string, TableOwner>>,
): ReadonlyMap<string, readonly string[]> {
  const past = [...accessOf].flatMap(([file, access]) => {
    const room = roomOf(file);
    return access
      .filter(({ table, kind }) => {
        const { owner, readers = [] } = owners[table] ?? { owner: '' };
        return room !== owner && !(kind === 'read' && readers.includes(room));
      })
      .map((one) => ({ file, key: keyOf({ ...one, room }) }));
  });
  return new Map([...Map.groupBy(past, ({ key }) => key)].map(([key, all]) => [key, all.map(({ file }) => file)]));
}

function unusedReaders(
  accessOf: ReadonlyMap<string, readonly TableAccess[]>,
  owners: Readonly<Record<string, TableOwner>>,
): Breach[] {
  const reads = new Set(
    [...accessOf].flatMap(([file, access]) =>
      access.filter(({ kind }) => kind === 'read').map(({ table }) => `${roomOf(file)} ${table}`),
    ),
  );
  return Object.entries(owners).flatMap(([table, { readers = [] }]) =>
    readers
      .filter((reader) => !reads.has(`${reader} ${table}`))
      .map((reader) => ({ where: 'table-owners.data.ts', problem: `${reader} does not read ${table}` })),
  );
}

const keyOf = ({ room, kind, table }: { room: string; kind: TableAccess['kind']; table: string }) =>
  `${room} ${kind}s ${table}`;

/** Returns the module of a file of the server, or its room outside the modules. */
export function roomOf(file: string): string {
  const [room = '', module = ''] = file.slice(sources.length).split('/');
  return room === 'modules' ? module : room;
}
