import { createRequire } from 'node:module';
import type { UNSAFE_RouteConfig as RouteConfig } from '@remix-run/dev';

// Loaded by Node, which finds our packages' TypeScript; the loader of this file looks for their build output.
const { siteRoutes }: typeof import('../site-routes.ts') = createRequire(import.meta.url)('../site-routes.ts');

export default siteRoutes.map((route) => ({ ...route, index: route.path === '/' })) satisfies RouteConfig;
