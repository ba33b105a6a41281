import { createRequire } from 'node:module';
import type { UNSAFE_RouteConfig as RouteConfig } from '@remix-run/dev';

// Read by Node, which finds the TypeScript of our packages; what loads this file looks for what was built of them.
const { siteRoutes }: typeof import('../site-routes.ts') = createRequire(import.meta.url)('../site-routes.ts');

export default siteRoutes.map((route) => ({ ...route, index: route.path === '/' })) satisfies RouteConfig;
