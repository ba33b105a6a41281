import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { buildFolder, isFromSource } from '../site/build-folder.ts';
import { compressAssets } from './compress-assets.ts';

/**
 * Returns the Vite configuration of a Remix app of this repository, whose routes are in its `app/routes.ts`. Read from
 * TypeScript itself (`--conditions=@lender/source`) it reads the packages' TypeScript, and builds for use on this
 * machine: without what only makes downloads smaller. Otherwise it reads what was built of the packages.
 *
 * @example
 * export default siteConfig()
 */
export function siteConfig(): UserConfig {
  const source = isFromSource ? ['@lender/source'] : [];
  return {
    plugins: [
      vanillaExtractPlugin(),
      remix({
        buildDirectory: buildFolder,
        // Flags for what its successor does in any case.
        future: {
          v3_fetcherPersist: true,
          v3_relativeSplatPath: true,
          v3_routeConfig: true,
          v3_throwAbortReason: true,
          unstable_optimizeDeps: true,
          // Off: a path `/__manifest` that answers every caller (CVE-2026-42342).
          v3_lazyRouteDiscovery: false,
          // Off: answers in the format of turbo-stream 2.4.1 (CVE-2026-34077), which Remix will not update.
          v3_singleFetch: false,
        },
      }),
      ...(isFromSource ? [] : [compressAssets()]),
    ],
    resolve: { conditions: [...source, ...defaultClientConditions] },
    ssr: { noExternal: [/^@lender\//] },
    // Not `ssr.resolve`: vanilla-extract's compiler replaces `ssr`, but keeps `environments`.
    environments: { ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } } },
    // Only transformed style modules import this dependency, so the scanner cannot see it.
    optimizeDeps: { include: ['@lender/ui > @vanilla-extract/recipes/createRuntimeFn'] },
    // The manifest names the files that a page needs; the sizes of pages are counted by it.
    build: { target: 'es2022', manifest: true },
  };
}
