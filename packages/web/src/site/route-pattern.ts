import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { isDecodable } from './is-decodable.ts';

type Routes = ServerBuild['routes'];
type RouteObject = Parameters<typeof matchRoutes>[0][number];

/**
 * Names the page of an address by its pattern. An address may hold anything that a person typed or was sent, an e-mail
 * or a CURP: logs get the pattern, never the address.
 *
 * @example
 * const patternOf = routePatterns(build.routes)
 * patternOf('/solicitudes/0193…') // → '/solicitudes/:id'
 */
export function routePatterns(routes: Routes): (path: string) => string {
  const tree = childrenOf(routes, undefined);
  return (path) => {
    const matches = (isDecodable(path) && matchRoutes(tree, path)) || [];
    return `/${matches.flatMap(({ route }) => route.path?.replace(/^\/|\/$/g, '') || []).join('/')}`;
  };
}

const childrenOf = (routes: Routes, parentId: string | undefined): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route) => (route ? [objectOf(routes, route)] : []));

const objectOf = (routes: Routes, { id, path, index }: NonNullable<Routes[string]>): RouteObject =>
  index ? { path, index } : { path, children: childrenOf(routes, id) };
