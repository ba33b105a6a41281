import { mexicoDate, type PlainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { lockClient } from '../../src/modules/clients/index.ts';
import { bookMoney, type MoneyIn } from '../../src/modules/payments/index.ts';
import type { TestServer } from '../server/server.ts';
import { clientIdOf } from '../server/stored.ts';

/** Returns money as it comes from a store, with an id of its own. */
export function storeMoney({
  amountCentavos,
  paidOn,
  paidAt,
}: {
  readonly amountCentavos: number;
  readonly paidOn: PlainDate;
  readonly paidAt: Date;
}): MoneyIn {
  const providerId = `test-${crypto.randomUUID()}`;
  const named = {
    method: 'paynet',
    providerId,
    chargeId: providerId,
    trackingKey: undefined,
    origin: undefined,
  } as const;
  return { ...named, amountCentavos: centavos(amountCentavos), paidOn, paidAt };
}

interface Paid {
  readonly loanId: string;
  readonly amountCentavos: number;
  /** Day on which the payer paid; today by the business clock by default. */
  readonly paidOn?: PlainDate;
}

/** Books a payment as if it had come from a store. */
export async function payLoan(
  { services }: TestServer,
  client: { readonly token: string },
  { loanId, amountCentavos, paidOn }: Paid,
): Promise<MoneyIn> {
  const { now } = await services.clock.business(services.db);
  const loan = { client_id: clientIdOf(client), id: loanId };
  const money = storeMoney({
    amountCentavos,
    paidOn: paidOn ?? mexicoDate(now.getTime()),
    paidAt: paidOn ? new Date(`${paidOn}T18:00:00.000Z`) : now,
  });
  return inTransaction(services.db, async (tx) => {
    await lockClient(tx, loan.client_id);
    await bookMoney(tx, { loan, money }, services);
    return money;
  });
}
