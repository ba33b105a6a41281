import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './hash-sources.ts';
import { fromSource, type ServiceSpec } from './service.ts';
import type { FinishOutcome, Supervisor } from './supervisor.ts';

const sites = ['borrower', 'back-office'] as const;

/** Returns the file in which a built site names the sources that it was built from. */
const stampOf = (checkout: string, site: string) => path.join(checkout, 'apps', site, 'build/source/made-of');

/**
 * Builds the two sites from the sources, one after the other, and skips a site whose sources did not change.
 *
 * @param onBuilt called for each site that was built
 */
export async function buildSites(
  supervisor: Supervisor,
  checkout: string,
  onBuilt: (site: string) => void,
): Promise<FinishOutcome> {
  const shared = hashSources([path.join(checkout, 'packages'), path.join(checkout, 'pnpm-lock.yaml')]);
  for (const site of sites) {
    const hash = `${shared} ${hashSources([path.join(checkout, 'apps', site)])}`;
    const stamp = stampOf(checkout, site);
    if (read(stamp) === hash) continue;
    const built = await supervisor.finish(buildService(checkout, site), () => {});
    if (!built.ok) return built;
    writeFileSync(stamp, hash);
    onBuilt(site);
  }
  return { ok: true };
}

/** The Remix program itself, without a shell around it. */
function buildService(checkout: string, site: string): ServiceSpec {
  return {
    name: `${site}-build`,
    directory: path.join(checkout, 'apps', site),
    command: [
      fromSource,
      '--max-semi-space-size=64',
      'node_modules/@remix-run/dev/dist/cli.js',
      'vite:build',
      '--logLevel',
      'warn',
    ],
    env: {},
    ready: 'line',
  };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
