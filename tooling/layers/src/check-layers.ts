import path from 'node:path';
import type { ArchitectureTable } from './architecture-table.ts';
import { neighbourOf } from './neighbours.ts';
import type { Room, SourceFile } from './workspace.ts';

/** One breach of the architecture. */
export interface Breach {
  /** File or `package.json` with the breach. */
  where: string;
  problem: string;
}

/** Packages that serve every room's own build and tests, and no room's product. */
const presets = ['typescript', 'vitest'];

const ourImport = /^@lender\/([^/]+)(\/.+)?$/;

/**
 * Returns every breach of the table, of the doors, and of the walls between neighbours; none when the workspace keeps
 * to the table.
 */
export function checkLayers(rooms: readonly Room[], table: ArchitectureTable): Breach[] {
  return [...checkTable(rooms, table), ...rooms.flatMap((room) => checkRoom(room, rooms, table))];
}

function checkTable(rooms: readonly Room[], table: ArchitectureTable): Breach[] {
  const names = new Set(rooms.map((room) => room.name));
  const known = [...table.keys(), ...[...table.values()].flat().map((entry) => entry.split('/')[0] ?? entry)];
  const unknown = known.filter((name) => !names.has(name));
  return [
    ...[...new Set(unknown)].map((name) => ({ where: 'ARCHITECTURE.md', problem: `there is no room ${name}` })),
    ...rooms
      .filter((room) => !table.has(room.name))
      .map((room) => ({ where: room.directory, problem: 'the room is not in the table of ARCHITECTURE.md' })),
  ];
}

function checkRoom(room: Room, rooms: readonly Room[], table: ArchitectureTable): Breach[] {
  const allowed = table.get(room.name) ?? [];
  const declared = [...room.dependencies, ...room.devDependencies.filter((name) => !presets.includes(name))];
  const undeclared = declared.filter((name) => !allowed.some((entry) => entry.split('/')[0] === name));
  return [
    ...undeclared.map((name) => ({
      where: `${room.directory}/package.json`,
      problem: `${room.name} may not depend on ${name}`,
    })),
    ...room.files.flatMap((file) => checkFile(file, { room, rooms, allowed })),
  ];
}

interface FileContext {
  room: Room;
  rooms: readonly Room[];
  allowed: readonly string[];
}

function checkFile(file: SourceFile, context: FileContext): Breach[] {
  return file.specifiers.flatMap((specifier) => {
    const problem = specifier.startsWith('.')
      ? relativeProblem(file, specifier, context.room)
      : packageProblem(specifier, context);
    return problem ? [{ where: file.path, problem }] : [];
  });
}

function packageProblem(specifier: string, { room, rooms, allowed }: FileContext): string | undefined {
  const [, name, entry = ''] = ourImport.exec(specifier) ?? [];
  if (!name || (presets.includes(name) && room.devDependencies.includes(name))) return undefined;
  if (!allowed.includes(name) && !allowed.includes(name + entry)) return `${room.name} may not import ${specifier}`;
  if (![...room.dependencies, ...room.devDependencies].includes(name))
    return `package.json does not declare ${specifier}`;
  const target = rooms.find((candidate) => candidate.name === name);
  if (!target?.entries.has(`.${entry}`)) return `${specifier} is not a door of ${name}`;
  return undefined;
}

function relativeProblem(file: SourceFile, specifier: string, room: Room): string | undefined {
  const target = path.posix.join(path.posix.dirname(file.path), specifier);
  if (!target.startsWith(`${room.directory}/`)) return `${specifier} leaves the package`;
  const neighbour = neighbourOf(file.path, target);
  return neighbour && `a ${neighbour} may not import another ${neighbour}: ${specifier}`;
}
