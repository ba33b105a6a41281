import type { Breach } from './check-layers.ts';
import type { ImportGraph } from './import-graph.ts';

/** Pattern of a folder of a site's `app`; files beside the folders (root, entries) are above them all. */
const folderOf = /^(apps\/[^/]+)\/app\/([^/]+)\//;

/**
 * Returns every breach of the order of the folders of a site, tests left out.
 *
 * @param rooms from the bottom to the top
 */
export function checkSites(graph: ImportGraph, rooms: readonly string[]): Breach[] {
  return [...graph].flatMap(([file, imports]) => {
    const [, site, room] = folderOf.exec(file) ?? [];
    if (!room || /\.test\.tsx?$/.test(file)) return [];
    const level = rooms.indexOf(room);
    if (level === -1) return [{ where: file, problem: `ARCHITECTURE.md knows no room ${room} of a site` }];
    return imports.flatMap((target) => {
      const [, otherSite, otherRoom = ''] = folderOf.exec(target) ?? [];
      if (otherSite !== site || rooms.indexOf(otherRoom) <= level) return [];
      return [{ where: file, problem: `${room} may not import ${otherRoom}: ${target}` }];
    });
  });
}
