import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { RaceResult } from '../measure-race.ts';

/** Results of our identifiers against their floors on one version of Node. */
export interface FloorResults {
  readonly node: string;
  readonly results: readonly RaceResult[];
}

/** Bundles the races of the identifiers and runs them on other versions of Node; older ones read no TypeScript. */
export async function measureFloors(nodes: readonly string[]): Promise<readonly FloorResults[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-floors-'));
  const program = path.join(folder, 'floors.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'floors.main.ts')],
    outfile: program,
    conditions: ['@lender/source'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Peers are CommonJS.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const measured = nodes.map((node): FloorResults => JSON.parse(execFileSync(node, [program], { encoding: 'utf8' })));
  rmSync(folder, { recursive: true });
  return measured;
}
