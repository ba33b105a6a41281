import { skipBelvo } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { settleNeed } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { endLink } from './end-link.ts';
import { mayLinkBank } from './may-link.ts';

/** Continues without a bank link. One that was made is ended, with everything that was read. */
export const skipBelvoHandler = implement(skipBelvo, async (_, { caller: { clientId }, tx, services }) => {
  await lockClient(tx, clientId);
  const permitted = await mayLinkBank(tx, clientId, services);
  if (!permitted.ok) return permitted;
  const { id: applicationId } = permitted.value;
  await endLink(tx, { client_id: clientId, application_id: applicationId }, services);
  const event = { name: 'bank_link.skipped' } as const;
  await recordHistory(tx, services, { clientId, actor: 'client', event, applicationId });
  await settleNeed(tx, { clientId, applicationId, need: 'bankLink', state: 'skipped' }, services);
  return ok({});
});
