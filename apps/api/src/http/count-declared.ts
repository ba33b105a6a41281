import { ok } from '@lender/result';
import type { FastifyRequest } from 'fastify';
import type { Implementation } from '../implement.ts';
import type { Caller } from '../kernel/caller.ts';
import type { RateLimit } from '../kernel/limit-declaration.ts';
import { countHits, type Hit, type RateLimitName } from '../kernel/rate-limit.ts';
import type { Counted } from '../kernel/rate-limited.ts';
import type { Services } from '../services.ts';
import { visitorSource } from './visitor-source.ts';

interface Counting {
  readonly request: FastifyRequest;
  readonly caller: Caller;
  readonly services: Services;
}

/**
 * Counts a call against the limits that its endpoint declares, before its transaction, so that counting waits for none.
 */
export async function countDeclared(
  { endpoint, limits }: Pick<Implementation, 'endpoint' | 'limits'>,
  counting: Counting,
): Promise<Counted> {
  if (limits.length === 0) return ok(undefined);
  const { request, services } = counting;
  const counted = await countHits(
    limits.map((limit) => hitOf(limit, counting)),
    services,
  );
  if (!counted.ok) services.log.warn({ event: 'call.limited', requestId: request.id, call: endpoint.name });
  return counted;
}

function hitOf(limit: RateLimitName, { request, caller, services }: Counting): Hit {
  const { per }: RateLimit = services.limits[limit];
  if (per === 'everybody') return { limit };
  if (per === 'source') return { limit, who: [visitorSource(request, services.env.keys.siteKey)] };
  if (per === 'client' && caller.kind === 'client') return { limit, who: [caller.clientId] };
  throw new Error(`No call can declare the limit ${limit}: it counts per ${per}.`);
}
