import { type FlowStep, isFlowStep } from '@lender/lending';
import { type Decision, redirect, stay } from './decision.ts';
import { inFlowScope, inProfile } from './flow-scope.ts';
import { normalisePath, routeAt } from './route-at.ts';
import { STEP_ROUTES } from './routes.data.ts';
import { routesOfStep } from './step-routes.ts';
import type { ClientSession, Session, Visit } from './visit.ts';

/** Where registration progress starts for a guest, in percent. */
export const INITIAL_PROGRESS_PERCENT = 30;

/** Steps with a page of their own to rest on: being `completed` does not send them to the loading page. */
const TERMINAL: ReadonlySet<FlowStep> = new Set([
  'loan_page',
  'no_loan_page',
  'manual_page',
  'reject_page',
  'tmc_page',
]);

/**
 * Where a visit belongs. The only place in which a flow becomes a page: loaders ask it with mode `enter`, the poll in
 * the browser with mode `poll`. Pure, and without redirect loops: what it redirects to, it lets stay.
 *
 * @example
 * const flow = { step: 'address', status: 'active' };
 * const location = { pathname: '/application/apply' };
 * const session = { kind: 'client', firstName: 'Ana' };
 * resolveRoute({ flow, location, session, mode: 'enter', config: { sandboxAllowed: false } }).to // → '/registration/address'
 */
export function resolveRoute(visit: Visit): Decision {
  const { session, config, mode } = visit;
  const path = normalisePath(visit.location.pathname);
  if (session.kind === 'client' && session.blocked) return { type: 'logout', why: 'client_blocked' };

  const route = routeAt(path);
  if (!route) return stay('unknown_route');
  if (path === '/ingresar')
    return session.kind === 'client' ? redirect('/profile', 'already_signed_in') : stay('public_page');
  if (route.audience === 'public' && path !== '/flow') return stay('public_page');

  if (config.sandboxAllowed && maySkipFlow(session)) return mode === 'enter' ? SANDBOX : stay('sandbox');
  if (session.kind === 'guest') return guestDecision(path);
  if (session.kind === 'user') return redirect('/', 'staff_without_sandbox');

  if (path !== '/flow') return inFlowScope(path) ? clientDecision(visit, session, path) : stay('out_of_scope');
  const decision = clientDecision(visit, session, path);
  return decision.type === 'stay' ? redirect('/profile', 'nowhere_to_go') : decision;
}

const SANDBOX: Decision = { type: 'sandbox', why: 'sandbox' };

/** Staff may, and so may anybody who carries the QA cookie. */
export const maySkipFlow = (session: Session): boolean => session.kind === 'user' || session.qaCookie === true;

function guestDecision(path: string): Decision {
  if (path === '/registration') return stay('guest_may_register');
  if (inProfile(path)) return redirect('/ingresar', 'guest_to_login');
  return { type: 'redirect', to: '/registration', why: 'guest_to_registration', progress: INITIAL_PROGRESS_PERCENT };
}

function clientDecision(visit: Visit, client: ClientSession, path: string): Decision {
  const { flow, mode } = visit;
  if (!flow) return stay('no_flow');
  if (mode === 'poll' && STEP_ROUTES.tmc_page.some((route) => route === path)) return stay('accepted_page');

  const step = knownStep(flow.step);
  if (!step) return stay('unknown_step');
  const completed = flow.status === 'completed';
  if (mode === 'poll' && step === 'verification' && !completed) return stay('verification_step');
  if (step === 'verification' || (completed && !TERMINAL.has(step))) {
    return path === '/application/loading' ? stay('waiting') : redirect('/application/loading', 'wait');
  }
  if (step === 'facebook') return externalDecision(visit, client);

  const routes = routesOfStep(step, client);
  return routes.some((route) => route === path) ? stay('on_step') : redirect(routes[0], 'step');
}

/** The page list also knows a step `payment`, the disbursement type; it is the one that asks for the account. */
function knownStep(step: string): FlowStep | undefined {
  if (step === 'payment') return 'direct_debit_information';
  return isFlowStep(step) ? step : undefined;
}

function externalDecision({ location, config }: Visit, client: ClientSession): Decision {
  if (!config.externalLoginUrl) return stay('external_login_off');
  const url = new URL(config.externalLoginUrl);
  for (const [name, value] of new URLSearchParams(location.search)) url.searchParams.append(name, value);
  if (client.applicationId) url.searchParams.set('applicationId', client.applicationId);
  return { type: 'external', url: url.href, why: 'external_login' };
}
