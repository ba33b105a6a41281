import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { lockClient } from '../../src/modules/clients/index.ts';
import { recordLoanEvent } from '../../src/modules/loans/index.ts';
import type { Running } from '../../src/start.ts';
import { chance } from '../chance.ts';
import { beginLoan } from '../loans/begin-loan.ts';
import type { Lender } from '../loans/lender.ts';
import { call } from '../server/call.ts';

/** Lends to a new client as the server does, up to the arrival of the money. @returns the client's id */
export async function lendOnce({ services, address }: Running): Promise<string> {
  const borrower: { clientId: string | undefined } = { clientId: undefined };
  const { today, now } = await services.clock.business(services.db);
  const server: Lender = {
    services,
    call: (endpoint, send, options) => call(address, endpoint, send, options),
  };
  await beginLoan(borrower, { server, chance: chance(1), today });
  const { clientId = '' } = borrower;
  await inTransaction(services.db, async (tx) => {
    await lockClient(tx, clientId);
    const loan = await tx.selectFrom('loan').selectAll().where('client_id', '=', clientId).executeTakeFirstOrThrow();
    const event = {
      kind: 'disbursed',
      id: 'disbursed:once',
      valueDate: today,
      at: now.toISOString(),
      amountCentavos: loan.principal_centavos,
    } as const;
    await recordLoanEvent(tx, { loan, event }, services);
  });
  return clientId;
}
