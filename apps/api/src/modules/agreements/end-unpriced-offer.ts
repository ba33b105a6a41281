import { APPLICATION_STATUS, LOAN_STATUS } from '@lender/lending';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Services } from '../../services.ts';
import { activeApplication, moveApplication, quoteApplication } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { loanOfApplication, moveLoan } from '../loans/index.ts';
import { notifyBorrower } from '../messages/index.ts';

/**
 * Ends an application that waits for its signature and has no price any more: its pay dates left the product's term
 * meanwhile, or its cost is now above the cap. It runs before the call that needs it, whose refusal would undo it.
 */
export const endUnpricedOffer = (clientId: string, services: Services): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    await lockClient(tx, clientId);
    const record = await activeApplication(tx, clientId);
    if (record?.status !== APPLICATION_STATUS.signing) return;
    if ((await quoteApplication(tx, record, services)).ok) return;
    const loan = await loanOfApplication(tx, record);
    if (!loan) throw new Error(`application ${record.id} waits for its signature without a draft loan`);
    await moveLoan(tx, { loan, to: LOAN_STATUS.cannotMakeOffer, actor: 'server' }, services);
    const to = APPLICATION_STATUS.terminated;
    const moved = await moveApplication(
      tx,
      { record, to, actor: 'server', by: 'system', ending: 'no_price' },
      services,
    );
    if (!moved.ok) throw new Error(`application ${record.id} cannot end without an offer`);
    const message = { kind: 'offer_ended', facts: { amountCentavos: record.principal_centavos } } as const;
    await notifyBorrower(tx, { clientId, loanId: loan.id, key: `offer ended ${loan.id}`, message }, services);
  });
