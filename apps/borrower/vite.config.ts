import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { siteRoutes } from './site-routes.ts';

// Development reads the packages' TypeScript, a production build what is published.
const source = process.env.NODE_ENV === 'production' ? [] : ['@lender/source'];

export default defineConfig({
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
      routes: (define) =>
        define((route) => {
          for (const { id, path, file } of siteRoutes) route(path, file, { id, index: path === '/' });
        }),
    }),
  ],
  resolve: { conditions: [...source, ...defaultClientConditions] },
  ssr: { noExternal: [/^@lender\//] },
  // Not `ssr.resolve`: vanilla-extract's compiler replaces `ssr`, but keeps `environments`.
  environments: { ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } } },
  // Only transformed style modules import it, so the scanner cannot see it.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: { target: 'es2022' },
});
