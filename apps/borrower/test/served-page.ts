import { testVisit } from '@lender/web/testing';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import handleDocument from '../app/entry.server.tsx';
import * as root from '../app/root.tsx';
import { siteRoutes } from '../site-routes.ts';

type RouteModule = ServerBuild['routes'][string]['module'];
type RouteEntry = ServerBuild['assets']['routes'][string];
const modules = import.meta.glob<RouteModule>('../app/routes/*.tsx', { eager: true });

const routes: ServerBuild['routes'] = { root: { id: 'root', path: '', module: root } };
for (const { id, path, file } of siteRoutes) {
  const module = modules[`../app/${file}`];
  if (module)
    routes[id] = {
      id,
      parentId: 'root',
      module,
      ...(path === '/' ? { index: true } : { path: path.replace('/', '') }),
    };
}
const asAsset = ({ module: { loader, action }, ...route }: ServerBuild['routes'][string]): RouteEntry => ({
  ...route,
  module: `/${route.id}.js`,
  hasLoader: Boolean(loader),
  hasAction: Boolean(action),
  hasClientLoader: false,
  hasClientAction: false,
  hasErrorBoundary: route.id === 'root',
});

const handle = createRequestHandler({
  mode: 'production',
  entry: { module: { default: handleDocument } },
  routes,
  assets: {
    version: '1',
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: [] },
    routes: Object.fromEntries(Object.values(routes).map((route) => [route.id, asAsset(route)])),
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  future: {
    v3_fetcherPersist: false,
    v3_relativeSplatPath: false,
    v3_throwAbortReason: false,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
});

/** Returns the answer of a page, with everything around it, as the site serves it. */
export function servedPage(path: string, options: Parameters<typeof testVisit>[1]): Promise<Response> {
  const { request, context } = testVisit(`https://quincena.example${path}`, options);
  return handle(request, context);
}
