import { type FlowStep, isFlowStep } from '@lender/lending';
import { type Decision, redirect, stay } from './decision.ts';
import { finishedPages } from './finished-pages.ts';
import { inFlowScope, inProfile } from './flow-scope.ts';
import { normalisePath, routeAt } from './route-at.ts';
import { STEP_ROUTES } from './routes.data.ts';
import { routesOfStep } from './step-routes.ts';
import type { ClientSession, Session, Visit } from './visit.ts';

/** Progress of the registration at which a guest starts, in percent. */
export const INITIAL_PROGRESS_PERCENT = 30;

/** Steps that have a page of their own when they are over: being `completed` does not send them to the loading page. */
const TERMINAL: ReadonlySet<FlowStep> = new Set([
  'loan_page',
  'no_loan_page',
  'manual_page',
  'reject_page',
  'tmc_page',
]);

/**
 * Returns the page to which a visit belongs. The only place in which a flow becomes a page: loaders call it with mode
 * `enter`, the poll in the browser with mode `poll`. Pure, and without redirect loops: a page to which it redirects may
 * stay.
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
  const isEntrance = ENTRANCES.has(path) && session.kind === 'client';
  if (route.audience === 'public' && path !== '/flow' && !isEntrance) return stay('public_page');

  if (config.sandboxAllowed && maySkipFlow(session)) return mode === 'enter' ? SANDBOX : stay('sandbox');
  if (session.kind === 'guest') return guestDecision(path);
  if (session.kind === 'user') return redirect('/', 'staff_without_sandbox');

  if (!session.mustComplete) return ownDecision(visit, session, path);
  return path === COMPLETE ? stay('account_to_complete') : redirect(COMPLETE, 'account_to_complete');
}

/**
 * Pages for signing in or getting a new password: from there a signed-in client goes where the flow says, as from
 * `/flow`.
 */
const ENTRANCES: ReadonlySet<string> = new Set(['/ingresar', '/recover']);

/** Page on which the client takes over an account that staff opened. */
const COMPLETE = '/registration/completar';

/** Decides on a page for a client whose account is complete. */
function ownDecision(visit: Visit, client: ClientSession, path: string): Decision {
  // A client who is completing the account is not moved: the page itself moves on.
  if (path === COMPLETE && visit.mode === 'poll') return stay('account_to_complete');
  const leadsOn = path === '/flow' || path === COMPLETE || ENTRANCES.has(path);
  if (!leadsOn && !inFlowScope(path)) return stay('out_of_scope');
  const decision = clientDecision(visit, client, path);
  return leadsOn && decision.type === 'stay' ? redirect('/profile', 'nowhere_to_go') : decision;
}

const SANDBOX: Decision = { type: 'sandbox', why: 'sandbox' };

/** True for staff, and for visitors with the QA cookie. */
export const maySkipFlow = (session: Session): boolean => session.kind === 'user' || session.qaCookie === true;

function guestDecision(path: string): Decision {
  if (path === '/registration') return stay('guest_may_register');
  if (inProfile(path) || path === COMPLETE) return redirect('/ingresar', 'guest_to_login');
  return { type: 'redirect', to: '/registration', why: 'guest_to_registration', progress: INITIAL_PROGRESS_PERCENT };
}

function clientDecision(visit: Visit, client: ClientSession, path: string): Decision {
  const { flow, mode } = visit;
  if (!flow) return stay('no_flow');
  if (mode === 'poll' && STEP_ROUTES.tmc_page.some((route) => route === path)) return stay('accepted_page');

  const step = knownStep(flow.step);
  if (!step) return stay('unknown_step');
  const completed = flow.status === 'completed';
  if (!completed && finishedPages(flow).includes(path)) return stay('finished_step');
  if (mode === 'poll' && step === 'verification' && !completed) return stay('verification_step');
  if (step === 'verification' || (completed && !TERMINAL.has(step))) {
    return path === '/application/loading' ? stay('waiting') : redirect('/application/loading', 'wait');
  }
  if (step === 'facebook') return externalDecision(visit, client, path);

  const routes = routesOfStep(step, client);
  return routes.some((route) => route === path) ? stay('on_step') : redirect(routes[0], 'step');
}

/** The page list also has a step `payment`, the disbursement type; it is the one that asks for the account. */
function knownStep(step: string): FlowStep | undefined {
  if (step === 'payment') return 'direct_debit_information';
  return isFlowStep(step) ? step : undefined;
}

/** Adds the client's query, and our own `applicationId` in place of any there. */
function externalDecision({ location, config }: Visit, client: ClientSession, path: string): Decision {
  if (!config.externalLoginUrl) return stay('external_login_off');
  const isOwnPage = config.externalLoginUrl.startsWith('/');
  const url = new URL(config.externalLoginUrl, ANY_SITE);
  if (isOwnPage && normalisePath(url.pathname) === path) return stay('on_step');
  for (const [name, value] of new URLSearchParams(location.search)) url.searchParams.append(name, value);
  if (client.applicationId) url.searchParams.set('applicationId', client.applicationId);
  return { type: 'external', url: isOwnPage ? url.pathname + url.search : url.href, why: 'external_login' };
}

/** Base URL, as a path alone is none. */
const ANY_SITE = 'https://site.invalid';
