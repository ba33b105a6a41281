import type { PlainDate } from '@lender/calculator';
import { type CashBrand, isCashPayout } from '@lender/lending';
import { type LoanPayout, loanPayout } from './loan-payout.ts';
import type { PayoutRow } from './payout-row.ts';

/** Payout in cash at a brand's counter: the database guarantees an order number and a last day. */
export interface CashPayout extends LoanPayout {
  readonly brand: CashBrand;
  readonly orderNumber: string;
  readonly collectBy: PlainDate;
}

/** Returns a payout in cash; undefined for one that goes to an account. */
export function cashPayout(row: PayoutRow): CashPayout | undefined {
  const { method: brand, order_number: orderNumber, collect_by: collectBy } = row;
  if (!isCashPayout(brand)) return undefined;
  if (orderNumber === null || collectBy === null) throw new Error(`payout ${row.id} has no order`);
  return { ...loanPayout(row), brand, orderNumber, collectBy };
}

/** Returns the facts of a task about it. */
export const factsOfCash = ({ id: payoutId, clientId, applicationId, loanId, ...payout }: CashPayout) => ({
  ...{ clientId, applicationId, loanId, payoutId },
  amount: payout.amount_centavos,
  brand: payout.brand,
  orderNumber: payout.orderNumber,
  collectBy: payout.collectBy,
});
