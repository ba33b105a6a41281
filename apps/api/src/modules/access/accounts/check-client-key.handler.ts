import { checkClientKey } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { isSourceWithinLimit, isWithinLimit } from '../../../kernel/rate-limit.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { claimOwner } from '../../clients/index.ts';
import { readClientKey } from './client-key.policy.ts';

const FROM_ONE_SOURCE = { name: 'check-key', limit: 30, windowSeconds: 3_600 };
/** For everybody together, so that many addresses do not read the list of clients either. */
const FROM_ALL = { bucket: 'check-key', limit: 3_000, windowSeconds: 3_600 };

export const checkClientKeyHandler = implement(checkClientKey, async ({ params }, { tx, services, source, log }) => {
  const isWithin =
    (await isSourceWithinLimit({ ...FROM_ONE_SOURCE, source }, services)) &&
    (await isWithinLimit(services.counters, FROM_ALL, services.clock.wall()));
  if (!isWithin) {
    log.warn({ event: 'check_key.limited' });
    return refuse('rate_limited', { retryAfterSeconds: FROM_ALL.windowSeconds });
  }
  const value = readClientKey(params.key, params.value);
  if (value === undefined) return refuse('not_found');
  return ok({ taken: (await claimOwner(tx, { kind: params.key, value }, services.vault)) !== undefined });
});
