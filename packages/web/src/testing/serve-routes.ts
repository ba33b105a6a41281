import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { TestVisit } from './test-visit.ts';

type Route = ServerBuild['routes'][string];
type RouteModule = Route['module'];

/** Site with the modules of its pages. */
export interface ServedSite {
  /** Default export of `entry.server.tsx`. */
  readonly handleDocument: ServerBuild['entry']['module']['default'];
  readonly root: RouteModule;
  readonly routes: readonly ServedRoute[];
}

export interface ServedRoute {
  readonly id: string;
  /** Path in the address: `/contactos`. */
  readonly path: string;
  readonly module: RouteModule;
}

/** Returns a function that answers a visit with the whole document of a page. It needs no build. */
export function serveRoutes({ handleDocument, root, routes }: ServedSite): (visit: TestVisit) => Promise<Response> {
  const served: readonly Route[] = [
    { id: 'root', path: '', module: root },
    ...routes.map(({ id, path, module }) => ({
      id,
      parentId: 'root',
      module,
      ...(path === '/' ? { index: true } : { path: path.replace('/', '') }),
    })),
  ];
  const byId = <Value>(pick: (route: Route) => Value) =>
    Object.fromEntries(served.map((route) => [route.id, pick(route)]));
  const handle = createRequestHandler({
    mode: 'production',
    entry: { module: { default: handleDocument } },
    routes: byId((route) => route),
    assets: {
      version: '1',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: byId(({ module: { loader, action }, ...route }) => ({
        ...route,
        module: `/${route.id}.js`,
        hasLoader: Boolean(loader),
        hasAction: Boolean(action),
        hasClientLoader: false,
        hasClientAction: false,
        hasErrorBoundary: route.id === 'root',
      })),
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
  return ({ request, context }) => handle(request, context);
}
