import { changeStopContact } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { lockLoan } from '../../loans/index.ts';
import { stopContact } from './stop-contact.ts';

export const changeStopContactHandler = implement(
  changeStopContact,
  async ({ params, body: { isStopped, note } }, { caller, tx, services }) => {
    const loan = await lockLoan(tx, params.id);
    if (!loan.ok) return loan;
    const { client_id: clientId } = loan.value.record;
    const { now } = await services.clock.business(tx);
    if (isStopped) await stopContact(tx, { clientId, by: caller.userId, note, now });
    else await tx.deleteFrom('collection_stop').where('client_id', '=', clientId).execute();
    return ok({});
  },
);
