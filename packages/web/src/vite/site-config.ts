import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';

type RemixRoutes = NonNullable<NonNullable<Parameters<typeof remix>[0]>['routes']>;
/** Defines a route: path, file from `app`, options, children. */
export type DefineRoute = Parameters<Parameters<Parameters<RemixRoutes>[0]>[0]>[0];

/**
 * The Vite configuration of a Remix app of the house. Development reads the packages' TypeScript, a production build
 * what is published. The features of Remix that are off are those with open advisories.
 *
 * @example
 * export default siteConfig((route) => route('/', 'routes/home.tsx', { index: true }))
 */
export function siteConfig(defineRoutes: (route: DefineRoute) => void): UserConfig {
  const source = process.env.NODE_ENV === 'production' ? [] : ['@lender/source'];
  return {
    plugins: [
      vanillaExtractPlugin(),
      remix({
        future: {
          v3_fetcherPersist: true,
          v3_lazyRouteDiscovery: false,
          v3_relativeSplatPath: true,
          v3_singleFetch: false,
          v3_throwAbortReason: true,
          unstable_optimizeDeps: true,
        },
        ignoredRouteFiles: ['**/*'],
        routes: (define) => define(defineRoutes),
      }),
      compressAssets(),
    ],
    resolve: { conditions: [...source, ...defaultClientConditions] },
    ssr: { noExternal: [/^@lender\//] },
    // Not `ssr.resolve`: vanilla-extract's compiler replaces `ssr`, but keeps `environments`.
    environments: { ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } } },
    // Only transformed style modules import it, so the scanner cannot see it.
    optimizeDeps: { include: ['@lender/ui > @vanilla-extract/recipes/createRuntimeFn'] },
    // Pages say by it what they need, and the sizes of pages are counted by it.
    build: { target: 'es2022', manifest: true },
  };
}
