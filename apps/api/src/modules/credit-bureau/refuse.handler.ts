import { refuseBureau } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { settleNeed } from '../applications/index.ts';
import { lockClient, recordConsent } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { askedApplication } from './asked-application.ts';

/** The consent is voluntary: the policy defines what follows when nothing is known. */
export const refuseBureauHandler = implement(
  refuseBureau,
  async (_, { caller: { clientId }, tx, services, device, source, requestId }) => {
    await lockClient(tx, clientId);
    const asked = await askedApplication(tx, clientId, services);
    if (!asked.ok) return asked;
    const of = { clientId, applicationId: asked.value.id } as const;
    const origin = { device, source, requestId };
    await recordConsent(tx, { clientId, kind: 'credit_bureau', granted: false, origin }, services);
    const event = { name: 'client.consent', facts: { kind: 'credit_bureau', granted: false } } as const;
    await recordHistory(tx, services, { ...of, actor: 'client', event });
    await settleNeed(tx, { ...of, need: 'creditBureau', state: 'skipped' }, services);
    return ok({});
  },
);
