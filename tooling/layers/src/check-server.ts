import type { Breach } from './check-layers.ts';
import type { ImportGraph } from './import-graph.ts';
import type { ServerTable } from './server-table.ts';

const sources = 'apps/api/src/';
const testFolder = 'apps/api/test/';
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith(testFolder);

/** Position of a file of the server: `level` counts from the bottom. Modules may share one; rooms do not. */
interface Place {
  readonly name: string;
  readonly module: string | undefined;
  readonly level: number;
}

/**
 * Returns every breach of the server's order. A file imports only from rooms and modules below its own, and a module
 * only by its door. Modules of one level do not import each other. Tests are above everything, but they too use the
 * door of a module that is not their own.
 */
export function checkServer(graph: ImportGraph, table: ServerTable): Breach[] {
  const placeOf = placesIn(table);
  const problems = [...graph].flatMap(([file, imports]) => {
    if (!file.startsWith(sources)) return [];
    const place = placeOf(file);
    if (!place) return [{ where: file, problem: 'stands in no room of the table of ARCHITECTURE.md' }];
    return imports.flatMap((target) => {
      const problem = problemOf({ file, place, target, targetPlace: placeOf(target) });
      return problem ? [{ where: file, problem: `${problem}: ${target}` }] : [];
    });
  });
  return [...unusedRows(graph, table, placeOf), ...problems];
}

/**
 * A module has one entry for other modules, two more for the rooms that serve its endpoints and run its jobs, and one
 * for each thing that it declares and the registry collects.
 */
const doorsFor = ({ module }: Place): readonly string[] =>
  module ? ['index.ts'] : ['index.ts', 'endpoints.ts', 'jobs.ts', 'jobs.data.ts', 'limits.data.ts', 'tables.ts'];

interface Import {
  readonly file: string;
  readonly place: Place;
  readonly target: string;
  readonly targetPlace: Place | undefined;
}

function problemOf({ file, place, target, targetPlace }: Import): string | undefined {
  if (target.startsWith(testFolder)) return isTest(file) ? undefined : 'only a test may import from the test folder';
  if (!targetPlace || targetPlace.name === place.name) return undefined;
  if (targetPlace.module && !doorsFor(place).some((door) => target === `${sources}${targetPlace.name}/${door}`))
    return `${targetPlace.name} may only be imported by its door`;
  if (targetPlace.level >= place.level && !isTest(file)) return `${place.name} may not import ${targetPlace.name}`;
  return undefined;
}

const inModules = (name: string) => `modules/${name}`;

function placesIn({ rooms, modules }: ServerTable): (file: string) => Place | undefined {
  const floors = rooms.flatMap((room) =>
    room === 'modules' ? modules.map((names) => names.map(inModules)) : [[room]],
  );
  const levels = new Map(
    floors.flatMap((names, level) => names.map((name): [string, number] => [name.replace(/\.ts$/, ''), level])),
  );
  return (file) => {
    if (!file.startsWith(sources)) return undefined;
    const [room = '', module = ''] = file.slice(sources.length).split('/');
    const isModule = room === 'modules';
    const name = isModule ? `modules/${module}` : room.replace(/(?:\.test)?\.ts$/, '');
    const level = levels.get(name);
    return level === undefined ? undefined : { name, module: isModule ? module : undefined, level };
  };
}

function unusedRows(graph: ImportGraph, { rooms, modules }: ServerTable, placeOf: (file: string) => Place | undefined) {
  const names = new Set([...graph.keys()].map((file) => placeOf(file)?.name));
  const rows = [...rooms.filter((room) => room !== 'modules'), ...modules.flat().map(inModules)];
  return rows
    .filter((row) => !names.has(row.replace(/\.ts$/, '')))
    .map((row) => ({ where: 'ARCHITECTURE.md', problem: `the server has no ${row}` }));
}
