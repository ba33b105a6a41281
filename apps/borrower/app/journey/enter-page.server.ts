import { getActualApplication, getFlow, type Reply } from '@lender/contract';
import { type Decision, pageBefore, resolveRoute } from '@lender/flow/routes';
import { isCashPayout } from '@lender/lending';
import { signInPath } from '@lender/web/paths';
import type { Visit } from '@lender/web/session';
import { hasQaCookie, rememberClient, startSandbox, wasClient } from '../platform/cookies.server.ts';
import { type ClientProfile, requireClient } from '../platform/current-client.server.ts';
import { isStaff } from '../platform/current-staff.server.ts';
import { env } from '../platform/env.server.ts';
import { apiOf } from '../platform/sdk.server.ts';
import { signInAgain } from '../platform/sign-in-again.ts';
import { EXTERNAL_LOGIN_PATH } from './external-login-path.ts';
import { flowSession } from './flow-session.ts';
import { sendAway } from './send-away.server.ts';

export type FlowReport = Reply<typeof getFlow>;

/** Client who opened a page of the journey, and their place in the flow. */
export interface Entered {
  /** Absent for a guest, who may only begin to register. */
  readonly client: ClientProfile | undefined;
  readonly flow: FlowReport | undefined;
  /** True when the page is that of a finished step: it shows the saved answers again, to be corrected. */
  readonly isMending: boolean;
  /** Previous page, where there is one to go back to. */
  readonly back: string | undefined;
}

/** The same, for a visitor who is certainly a client. */
export type EnteredAsClient = Entered & { readonly client: ClientProfile };

/**
 * Checks that the visitor belongs on this page, and redirects those who do not; the flow alone decides. To be called
 * first by the loader of every page of registration, application and my-loan.
 *
 * @throws a redirect to where the visitor belongs; an error for a page that the table of pages lacks, since no rule
 *   says who may open it
 */
export async function enterPage(visit: Visit): Promise<Entered> {
  const api = apiOf(visit);
  const client = api.account() === 'client' ? await requireClient(visit) : undefined;
  if (client && !wasClient(visit.request)) visit.context.setCookie(rememberClient);
  const flow = client && (await readFlow(visit));
  const location = new URL(visit.request.url);
  const decision = resolveRoute({
    flow: flow ?? null,
    location,
    session: flowSession({
      isStaff: await isStaff(visit),
      client,
      qaCookie: hasQaCookie(visit.request),
      ...(flow && ASKS_FOR_APPLICATION.includes(flow.step) && (await applicationFacts(visit))),
    }),
    mode: 'enter',
    config: { sandboxAllowed: env.sandboxAllowed, externalLoginUrl: EXTERNAL_LOGIN_PATH },
  });
  if (decision.why === 'unknown_route') throw new Error('Unknown middleware');
  if (decision.type === 'logout') api.forget();
  if (decision.type === 'sandbox' && !hasQaCookie(visit.request)) visit.context.setCookie(startSandbox);
  const target = targetOf(decision, visit);
  if (target !== undefined) throw sendAway(visit.request, target, decision.why);
  return {
    client,
    flow,
    isMending: decision.why === 'finished_step',
    back: flow && pageBefore(flow, location.pathname),
  };
}

/** Does the same for a page that only a signed-in client has. */
export async function enterAsClient(visit: Visit): Promise<EnteredAsClient> {
  return { ...(await enterPage(visit)), client: await requireClient(visit) };
}

/** Reads the client's place in the flow from the API. */
export async function readFlow(visit: Visit): Promise<FlowReport> {
  const answer = await apiOf(visit).call(getFlow);
  if (!answer.ok) throw new Error(`the flow could not be read: ${answer.refusal.code}`);
  return answer.data;
}

/** Steps whose page depends on the application: its external address contains the id, or the payout may be in cash. */
const ASKS_FOR_APPLICATION: readonly FlowReport['step'][] = ['facebook', 'tmc_page'];

/** Reads what the flow has to know of an application; nothing when it ended meanwhile. */
async function applicationFacts(visit: Visit) {
  const answer = await apiOf(visit).call(getActualApplication);
  if (!answer.ok) return {};
  const { hashedId, paymentMethod } = answer.data;
  return { applicationId: hashedId, cashPayout: isCashPayout(paymentMethod) };
}

/** Returns the page to which a decision sends a visitor; `undefined` when the page is theirs. */
function targetOf(decision: Decision, { request }: Visit): string | undefined {
  switch (decision.type) {
    case 'redirect':
      if (decision.why === 'guest_to_login') return signInPath({ from: request.url });
      return decision.why === 'guest_to_registration' && wasClient(request) ? signInAgain(request) : decision.to;
    case 'external':
      return decision.url;
    case 'logout':
      return signInPath({ notice: 'bloqueada' });
    default:
      return undefined;
  }
}
