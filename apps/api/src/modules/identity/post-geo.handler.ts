import { postGeo } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasConsent, lockClient, sealPersonal } from '../clients/index.ts';

export const postGeoHandler = implement(
  postGeo,
  async ({ body }, { caller, tx, services }) => {
    const { clientId } = caller;
    // The lock lets a concurrent withdrawal of the consent remove this position too.
    await lockClient(tx, clientId);
    const kind = 'location';
    if (!(await hasConsent(tx, { clientId, kind }))) return refuse('consent_missing', { facts: { kind } });
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
  },
  { limits: ['positions'] },
);
