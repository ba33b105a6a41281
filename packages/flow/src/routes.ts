export type { Decision, RedirectReason, StayReason } from './route/decision.ts';
export { finishedPages, pageBefore } from './route/finished-pages.ts';
export { inFlowScope } from './route/flow-scope.ts';
export { INITIAL_PROGRESS_PERCENT, resolveRoute } from './route/resolve-route.ts';
export type { Audience, Hydration, Route } from './route/route.ts';
export { routeAt } from './route/route-at.ts';
export type { RouteId, RoutePath } from './route/route-path.ts';
export { ROUTES, STEP_ROUTES } from './route/routes.data.ts';
export type {
  ClientSession,
  FlowConfig,
  FlowError,
  GuestSession,
  Mode,
  PageLocation,
  ReportedFlow,
  Session,
  UserSession,
  Visit,
} from './route/visit.ts';
