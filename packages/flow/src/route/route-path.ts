import type { ROUTES } from './routes.data.ts';

export type RouteId = (typeof ROUTES)[number]['id'];
/** The path of a page that exists; never the 404's. */
export type RoutePath = Exclude<(typeof ROUTES)[number]['path'], '*'>;
