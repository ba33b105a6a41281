import { postGeo } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { isClientWithinLimit } from '../../kernel/rate-limit.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sealPersonal } from '../clients/index.ts';

const HOUR = 3_600;
const POSITIONS_AN_HOUR = 60;

export const postGeoHandler = implement(postGeo, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  const limit = { name: 'geo', clientId, limit: POSITIONS_AN_HOUR, windowSeconds: HOUR };
  if (!(await isClientWithinLimit(limit, services))) return refuse('rate_limited', { retryAfterSeconds: HOUR });
  const { now } = await services.clock.business(tx);
  const position = {
    position_sealed: sealPersonal(services.vault, 'position', { clientId, value: JSON.stringify(body) }),
    updated_at: now,
  };
  await tx
    .insertInto('geo_position')
    .values({ client_id: clientId, ...position })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(position))
    .execute();
  return ok({});
});
