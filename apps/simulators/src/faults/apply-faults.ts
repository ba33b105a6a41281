import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from './fault.ts';
import type { FaultStore } from './fault-store.ts';
import { providerAt } from './provider-at.ts';

/** Applies the ordered fault to every call of a provider's API. Comes before all routes. */
export function applyFaults(app: FastifyInstance, faults: FaultStore): void {
  /** Calls whose answer never reaches the caller. */
  const unanswered = new WeakSet<FastifyRequest>();
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.addHook('onRequest', async (request, reply) => {
    const provider = providerAt(request.url);
    // A browser's preflight request is not a call.
    if (provider === undefined || request.method === 'OPTIONS') return;
    const fault = faults.take(provider, 'calls');
    if (fault?.fault === 'never') unanswered.add(request);
    if (fault?.fault === 'slow') await wait(fault.ms, undefined, { signal: closing.signal }).catch(() => undefined);
    return answerWrongly(fault, reply);
  });
  app.addHook('onSend', async (request, _, payload) => {
    if (unanswered.has(request)) await untilGone(request, closing.signal);
    return payload;
  });
}

/** Answers in place of the provider where the call is not to be done. */
function answerWrongly(fault: Fault | undefined, reply: FastifyReply): FastifyReply | undefined {
  if (fault?.fault === 'wrong')
    return fault.as === 'html'
      ? reply.type('text/html').send('<!doctype html><title>Maintenance</title><p>We will be back soon.')
      : reply.send({ unknown: true });
  if (fault?.fault !== 'down') return undefined;
  if (fault.as === '503') return reply.code(503).type('text/plain').send('Service Unavailable');
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** The caller gives up at some time; a server that stops does not wait for that. */
async function untilGone({ raw: { socket } }: FastifyRequest, signal: AbortSignal): Promise<void> {
  if (!socket.destroyed) await once(socket, 'close', { signal }).catch(() => undefined);
  socket.destroy();
}
