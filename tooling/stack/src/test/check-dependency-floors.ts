import { dependencyFloors } from './dependency-floors.data.ts';

/** A locked version with a known vulnerability. */
export interface SunkDependency {
  name: string;
  version: string;
  firstSafe: string;
  why: string;
}

/**
 * Finds locked packages below the first version without a known vulnerability.
 *
 * @param lockFile the text of `pnpm-lock.yaml`
 */
export function sunkDependencies(lockFile: string, floors = dependencyFloors): SunkDependency[] {
  const locked = lockedVersions(lockFile);
  return floors.flatMap(({ name, firstSafe, why }) =>
    (locked.get(name) ?? []).flatMap((version) => {
      const floor = floorFor(version, firstSafe);
      return floor !== undefined && isBelow(version, floor) ? [{ name, version, firstSafe: floor, why }] : [];
    }),
  );
}

/** Returns package names and their versions from the keys of the `packages` section. */
export function lockedVersions(lockFile: string): Map<string, string[]> {
  const section = /^packages:\n([\s\S]*?)^(?=\S)/m.exec(`${lockFile}\nend:`)?.[1] ?? '';
  const versions = new Map<string, string[]>();
  for (const [, name = '', version = ''] of section.matchAll(/^ {2}'?(@?[^@'\s]+)@(\d[^'():\s]*)'?:/gm)) {
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  return versions;
}

/** Returns the floor of the version's own release line, or of the next line. */
function floorFor(version: string, firstSafe: readonly string[]): string | undefined {
  return firstSafe.find((floor) => major(version) <= major(floor));
}

function isBelow(version: string, floor: string): boolean {
  const [here, there] = [parts(version), parts(floor)];
  const differs = there.findIndex((part, index) => part !== here[index]);
  return differs !== -1 && (here[differs] ?? 0) < (there[differs] ?? 0);
}

function major(version: string): number {
  return parts(version)[0] ?? 0;
}

function parts(version: string): number[] {
  return version.split(/[-+]/, 1).join().split('.').map(Number);
}
