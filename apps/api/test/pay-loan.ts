import type { PlainDate } from '@lender/calculator';
import { mexicoDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { inTransaction } from '../src/kernel/database/transaction.ts';
import { lockClient } from '../src/modules/clients/index.ts';
import { bookPayment, loanOfKey, type ReceivedPayment } from '../src/modules/loans/index.ts';
import type { TestServer } from './server.ts';
import { clientIdOf } from './stored.ts';

interface Paid {
  readonly loanId: string;
  readonly amountCentavos: number;
  /** The payer's day; today by the business clock unless told. */
  readonly paidOn?: PlainDate;
}

/** Books money as if it had come from a store. */
export async function payLoan(
  { services }: TestServer,
  client: { readonly token: string },
  { loanId, amountCentavos, paidOn }: Paid,
): Promise<ReceivedPayment> {
  const { now } = await services.clock.business(services.db);
  const key = { client_id: clientIdOf(client), id: loanId };
  return inTransaction(services.db, async (tx) => {
    await lockClient(tx, key.client_id);
    const payment = {
      loan: await loanOfKey(tx, key),
      amountCentavos: centavos(amountCentavos),
      method: 'paynet',
      providerId: `test-${crypto.randomUUID()}`,
      paidOn: paidOn ?? mexicoDate(now.getTime()),
      paidAt: paidOn ? new Date(`${paidOn}T18:00:00.000Z`) : now,
    } as const;
    await bookPayment(tx, payment, services);
    return payment;
  });
}
