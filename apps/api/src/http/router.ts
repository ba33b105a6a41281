import type { Endpoint } from '@lender/contract';
import { mayRole } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Implementation } from '../implement.ts';
import type { Caller } from '../kernel/caller.ts';
import { BACKGROUND_HEADER, countsAsUse } from '../kernel/idle-lock.policy.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { sendRefusal } from '../kernel/send-refusal.ts';
import type { Services } from '../services.ts';
import { auditForbidden } from './audit-call.ts';
import { authenticate, claimsOf } from './authenticate.ts';
import { countDeclared } from './count-declared.ts';
import { keyedCall } from './idempotency.ts';
import { isSignIn, priorityOf } from './load-shedding/priority-of.ts';
import type { Shedding } from './load-shedding/shed-load.ts';
import { readInput } from './read-input.ts';
import { runHandler } from './run-handler.ts';

/** Mounts every implemented endpoint: access, parsing, one transaction, the answer as the contract shapes it. */
export function mount(
  app: FastifyInstance,
  implementations: readonly Implementation[],
  { services, shed }: { readonly services: Services; readonly shed: Shedding },
): void {
  for (const implementation of implementations) {
    const { method } = implementation.endpoint;
    const url = routeOf(implementation.endpoint);
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      handler: (request, reply) => {
        const exchange = { request, reply, services };
        return isQuick(implementation)
          ? answerAdmitted(implementation, exchange, shed)
          : answer(implementation, exchange);
      },
    });
  }
}

/** True for calls that wait for the database only: a slow provider or visitor must not use up the concurrency limit. */
const isQuick = ({ transaction, endpoint }: Implementation): boolean =>
  (transaction === 'one' || transaction === 'reading') && endpoint.bodyKind !== 'multipart';

/**
 * Answers as soon as the concurrency limit allows, or refuses. A request without one of our tokens where one is needed
 * is refused without waiting: that takes no query, and no other request should wait for it.
 */
async function answerAdmitted(
  implementation: Implementation,
  exchange: Exchange,
  { admission, signIns, turnAway: refuse }: Shedding,
): Promise<FastifyReply> {
  const { endpoint } = implementation;
  const { request, reply, services } = exchange;
  const isPublic = endpoint.access === 'public';
  const account = isPublic ? undefined : (await claimsOf(request.headers.authorization, services))?.accountId;
  if (!isPublic && account === undefined) return answer(implementation, exchange);

  const { method, path: route } = endpoint;
  const slots = isSignIn(route) ? signIns : admission;
  const priority = priorityOf({ method, route, isSignedIn: account !== undefined });
  const entered = slots.enter({ rank: priority, account, isHere: () => !request.raw.socket.destroyed });
  if (!(entered === true || (await entered))) {
    refuse({ request: request.raw, response: reply.hijack().raw, requestId: request.id });
    return reply;
  }
  try {
    return await answer(implementation, exchange);
  } finally {
    slots.leave();
  }
}

const routeOf = ({ path }: Endpoint): string => path.replace(/\{(\w+)\}/g, ':$1');

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

async function answer(implementation: Implementation, exchange: Exchange): Promise<FastifyReply> {
  const { endpoint } = implementation;
  const { request, reply, services } = exchange;
  const access = await accessOf(endpoint, request, services);
  if (!access.ok) return sendRefusal(reply, access);
  const caller = access.value;

  const input = await readInput(endpoint, request);
  if (!input.ok) return sendRefusal(reply, input);
  const { wire, parts } = input.value;

  const call = keyedCall(endpoint, { request, caller, wire, vault: services.vault });
  if (!call.ok) return sendRefusal(reply, call);

  const counted = await countDeclared(implementation, { request, caller, services });
  if (!counted.ok) return sendRefusal(reply, counted);

  const outcome = await runHandler(implementation, { ...exchange, caller, input: parts, wire, call: call.value });
  return outcome.ok ? outcome.value() : sendRefusal(reply, outcome);
}

async function accessOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  services: Services,
): Promise<Result<Caller, Refusal>> {
  const { access, pays, permission, name } = endpoint;
  if (access === 'public') return ok({ kind: 'visitor' });
  const denied = (code: string) =>
    services.log.warn({ event: 'access.denied', requestId: request.id, call: name, code });
  const isUse = countsAsUse(endpoint, request.headers[BACKGROUND_HEADER]);
  const caller = await authenticate(request.headers.authorization, { access, pays, isUse }, services);
  if (!caller.ok) {
    denied(caller.problem.code);
    return caller;
  }
  if (caller.value.kind !== 'user' || (permission && mayRole(caller.value.role, permission))) return caller;
  denied('forbidden');
  await auditForbidden(endpoint, { caller: caller.value, requestId: request.id, services });
  return refuse('forbidden', { facts: { permission } });
}
