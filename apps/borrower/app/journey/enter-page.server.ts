import { getFlow, type Reply } from '@lender/contract';
import { type Decision, resolveRoute } from '@lender/flow/routes';
import { signInPath } from '@lender/web/paths';
import type { Visit } from '@lender/web/session';
import { redirect } from '@remix-run/node';
import { hasQaCookie } from '../platform/cookies.server.ts';
import { type ClientProfile, requireClient } from '../platform/current-client.server.ts';
import { isStaff } from '../platform/current-staff.server.ts';
import { env } from '../platform/env.server.ts';
import { apiOf } from '../platform/sdk.server.ts';
import { flowSession } from './flow-session.ts';

export type FlowReport = Reply<typeof getFlow>;

/** Who opened a page of the journey, and where the flow says they stand. */
export interface Entered {
  /** Nobody for a guest, who may only begin to register. */
  readonly client: ClientProfile | undefined;
  readonly flow: FlowReport | undefined;
}

/**
 * To be asked first by the loader of every page of registration, application and my-loan. Sends away whoever does not
 * belong there now: the flow alone decides.
 *
 * @throws a redirect to where the visitor belongs
 */
export async function enterPage(visit: Visit): Promise<Entered> {
  const api = apiOf(visit);
  const client = api.account() === 'client' ? await requireClient(visit) : undefined;
  const flow = client && (await readFlow(visit));
  const decision = resolveRoute({
    flow: flow ?? null,
    location: new URL(visit.request.url),
    session: flowSession({ isStaff: await isStaff(visit), client, qaCookie: hasQaCookie(visit.request) }),
    mode: 'enter',
    config: { sandboxAllowed: env.sandboxAllowed },
  });
  if (decision.type === 'logout') api.forget();
  const target = targetOf(decision);
  if (target !== undefined) throw redirect(target, { headers: { 'x-flow-why': decision.why } });
  return { client, flow };
}

/** The same for a page that only a signed-in client has. */
export async function enterAsClient(visit: Visit): Promise<{ client: ClientProfile; flow: FlowReport | undefined }> {
  const { flow } = await enterPage(visit);
  return { client: await requireClient(visit), flow };
}

/** Where the client stands, by the API. */
export async function readFlow(visit: Visit): Promise<FlowReport> {
  const answer = await apiOf(visit).call(getFlow);
  if (!answer.ok) throw new Error(`the flow could not be read: ${answer.refusal.code}`);
  return answer.data;
}

/** Where a decision sends a visitor; `undefined` when the page is theirs. */
function targetOf(decision: Decision): string | undefined {
  switch (decision.type) {
    case 'redirect':
      return decision.to;
    case 'external':
      return decision.url;
    case 'logout':
      return signInPath({ notice: 'bloqueada' });
    default:
      return undefined;
  }
}
