import { skipExternalLogin } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { settleNeed } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { openStep } from './open-step.ts';

/** Skips the step. A login that was started and not completed is deleted. */
export const skipExternalLoginHandler = implement(
  skipExternalLogin,
  async (_, { caller: { clientId }, tx, services }) => {
    await lockClient(tx, clientId);
    const step = await openStep(tx, clientId, services);
    if (!step) return refuse('illegal_transition');
    const { applicationId } = step;
    await tx
      .deleteFrom('external_login')
      .where('client_id', '=', clientId)
      .where('application_id', '=', applicationId)
      .execute();
    const event = { name: 'external_login.skipped' } as const;
    await recordHistory(tx, services, { clientId, actor: 'client', event, applicationId });
    await settleNeed(tx, { ...step, need: 'externalLogin', state: 'skipped' }, services);
    return ok({});
  },
);
