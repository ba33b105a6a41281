import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.ts';

/** Part of a published package's manifest that a user of the package reads. */
export interface PublishedManifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Folder of the test projects, and the registry of their packages. */
interface Neighbourhood {
  readonly registryUrl: string;
  readonly manifests: readonly PublishedManifest[];
  /** A folder that does not exist yet. */
  readonly folder: string;
  /** The type checker. */
  readonly tsc: string;
}

const CHECKED = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  strict: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  types: [],
  noEmit: true,
};

/**
 * Makes one project for each package, with that package, the oldest version of each peer that it names, and nothing
 * else: pnpm lets no package see what it does not name itself. Each imports all exports of its package, is
 * type-checked, and run.
 */
export async function liveAlone({ registryUrl, manifests, folder, tsc }: Neighbourhood): Promise<void> {
  const projects = manifests.map((manifest) => layOut(manifest, folder));
  writeJson(path.join(folder, 'tsconfig.json'), { files: [], references: projects.map((at) => ({ path: at })) });
  // JSON is YAML, too.
  writeJson(path.join(folder, 'pnpm-workspace.yaml'), {
    packages: projects.map((project) => path.relative(folder, project)),
    registry: registryUrl,
    hoist: false,
    autoInstallPeers: false,
    strictPeerDependencies: true,
    minimumReleaseAge: 0,
    storeDir: path.join(folder, 'store'),
    cacheDir: path.join(folder, 'cache'),
  });
  await runCommand('pnpm', ['install', '--silent'], folder);
  await runCommand(tsc, ['-b', '--noEmit'], folder);
  for (const project of projects) await runCommand(process.execPath, ['main.ts'], project);
}

/** @returns where the project is */
function layOut(manifest: PublishedManifest, folder: string): string {
  const { name, version, peerDependencies = {} } = manifest;
  const project = path.join(folder, path.basename(name));
  mkdirSync(project, { recursive: true });
  writeFileSync(path.join(project, 'main.ts'), everyDoor([manifest]));
  const oldest = Object.entries(peerDependencies).map(([peer, range]) => [peer, range.slice('^'.length)]);
  writeJson(path.join(project, 'package.json'), {
    private: true,
    type: 'module',
    dependencies: { [name]: version, ...Object.fromEntries(oldest) },
  });
  writeJson(path.join(project, 'tsconfig.json'), { compilerOptions: CHECKED, files: ['main.ts'] });
  return project;
}

/** Returns a program that imports every export of the packages. */
export function everyDoor(manifests: readonly PublishedManifest[]): string {
  const doors = manifests.flatMap(({ name, exports }) =>
    Object.keys(exports).flatMap((door) => (/\.(?:json|css)$/.test(door) ? [] : [`${name}${door.slice(1)}`])),
  );
  const imports = doors.map((door, at) => `import * as door${at} from '${door}';`);
  return [...imports, `export const doors = [${doors.map((_, at) => `door${at}`).join(', ')}];`].join('\n');
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, JSON.stringify(content));
}
