import { askWithdrawal, getActiveLoan, getOpenPayBarcode, rolloverActiveLoan } from '@lender/contract';
import { centavos } from '@lender/money';
import type { LoanRecord } from '../../src/modules/loans/index.ts';
import { type Borrower, type Surroundings, tokenOf } from './borrower.ts';
import type { WorldServer } from './world-server.ts';

interface Paying extends Surroundings {
  readonly loan: LoanRecord;
}

/** Pays off a share of what is owed today. */
export const payShare = (borrower: Borrower, share: number, around: Paying): Promise<void> =>
  payAtStore(borrower, { ...around, kind: 'repayment', share });

/** Chooses an extension and pays its invoice, where one is to be had. */
export async function extend(borrower: Borrower, around: Paying): Promise<void> {
  const { server, loan, chance } = around;
  const token = await tokenOf(loan.client_id, server);
  const active = await server.call(getActiveLoan, { query: {} }, { token });
  const offered = active.code === undefined ? active.data.rollovers.filter(({ status }) => status === 'inactive') : [];
  if (offered.length === 0) return;
  const { id: rolloverId } = chance.pick(offered);
  const chosen = await server.call(rolloverActiveLoan, { query: {}, body: { rolloverId } }, { token });
  if (chosen.code === undefined) await payAtStore(borrower, { ...around, kind: 'extension', share: 1 });
}

/** Cancels the contract and returns what was received, where that is still possible. */
export async function withdraw(borrower: Borrower, around: Paying): Promise<void> {
  const { server, loan } = around;
  const asking = { token: await tokenOf(loan.client_id, server), key: crypto.randomUUID() };
  const asked = await server.call(askWithdrawal, { query: {} }, asking);
  if (asked.code === undefined) await payAtStore(borrower, { ...around, kind: 'withdrawal', share: 1 });
}

interface AtStore extends Paying {
  readonly kind: 'repayment' | 'extension' | 'withdrawal';
  readonly share: number;
}

/** Asks for a reference as the site does, and pays at a store what it says, or a part of it. */
async function payAtStore(borrower: Borrower, { server, world, loan, kind, share }: AtStore): Promise<void> {
  const asking = { token: await tokenOf(loan.client_id, server), key: crypto.randomUUID() };
  const asked = await server.call(getOpenPayBarcode, { body: { kind } }, asking);
  if (asked.code !== undefined) return;
  const orderId = await orderOf(server, asked.data.reference);
  const amount = centavos(Math.max(100, Math.round(asked.data.amount * share)));
  borrower.reference = { orderId, amount };
  borrower.paid.push(world.pay(orderId, amount));
}
/** The provider knows a reference by the id of its row. */
const orderOf = async ({ services }: WorldServer, reference: string): Promise<string> =>
  (
    await services.db
      .selectFrom('payment_reference')
      .select('id')
      .where('reference', '=', reference)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
