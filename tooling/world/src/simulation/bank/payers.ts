import type { Centavos } from '@lender/money';
import { streamOf } from '../stream.ts';
import type { BankSurroundings } from './bank-surroundings.ts';
import type { ChargeBook, Order } from './charge-book.ts';
import type { Notices } from './notices.ts';

interface Undelivered {
  readonly orderId: string;
  readonly amountCentavos: Centavos;
  readonly paidAt: Date;
  readonly reportedAt: Date;
}

const DAY_MS = 86_400_000;
/** Time from eight in the morning to half past nine at night, which is the next day in Greenwich. */
const TO_EVENING_MS = 13.5 * 3_600_000;

/** Opens the payments of people, and what their banks do with the money afterwards. */
export function openPayers(book: ChargeBook, notices: Notices, { seed, now, tally }: BankSurroundings) {
  let undelivered: Undelivered[] = [];
  const claimed = new Set<string>();
  const loose = new Map<string, number>();

  const orderOf = (orderId: string): Order => {
    const order = book.find(orderId);
    if (!order) throw new Error(`nobody asked for ${orderId}`);
    return order;
  };
  const pay = (order: Order, amountCentavos: Centavos, paidAt: Date): void => {
    const paid = book.pay(order, amountCentavos, paidAt);
    notices.tell(noticeOf('charge.succeeded', paid.id, order.id), order.notified);
  };

  return {
    /** Pays to an order; the store or the bank may report it only days later. */
    pay(orderId: string, amountCentavos: Centavos, { reportedAfterDays = 0, isInEvening = false } = {}): void {
      if (reportedAfterDays === 0 && !isInEvening) {
        pay(orderOf(orderId), amountCentavos, now());
        return;
      }
      if (reportedAfterDays > 0) tally.add('payments that were told days later');
      const reportedAt = new Date(now().getTime() + Math.max(1, reportedAfterDays) * DAY_MS);
      const paidAt = new Date(now().getTime() + (isInEvening ? TO_EVENING_MS : 0));
      undelivered.push({ orderId, amountCentavos, paidAt, reportedAt });
    },
    /** Passes on the payments that are due from stores and banks. */
    handOn(): void {
      const due = undelivered.filter(({ reportedAt }) => reportedAt <= now());
      undelivered = undelivered.filter(({ reportedAt }) => reportedAt > now());
      for (const { orderId, amountCentavos, paidAt } of due) pay(orderOf(orderId), amountCentavos, paidAt);
    },
    /** Sends money that was not asked for, without a reference to a loan; returns the id of the transfer. */
    payLoose(amountCentavos: Centavos): string {
      const paid = book.payLoose(amountCentavos);
      loose.set(paid.id, amountCentavos);
      const own = streamOf(seed, 'loose', loose.size);
      notices.tell(noticeOf('charge.succeeded', paid.id, undefined), own);
      return paid.id;
    },
    /** Marks money without a reference as matched to a loan. */
    claim: (chargeId: string) => claimed.add(chargeId),
    /** Sums the money without a reference that was not matched. */
    looseCentavos: (): number =>
      [...loose].reduce((sum, [id, amountCentavos]) => sum + (claimed.has(id) ? 0 : amountCentavos), 0),
    /**
     * Takes back every payment of an order, as the payer's bank does; returns the number of payments, and whether they
     * were by card.
     */
    takeBack(
      orderId: string,
      { isTold: isReported = true } = {},
    ): { readonly times: number; readonly isCard: boolean } {
      const order = orderOf(orderId);
      const paid = order.charges.filter(({ status }) => status === 'completed');
      for (const charge of paid) {
        book.takeBack(charge);
        if (isReported) notices.tell(noticeOf('chargeback.accepted', charge.id, orderId), order.notified);
      }
      return { times: paid.length, isCard: order.method === 'card' };
    },
    /** Returns the order for which a reference is printed. */
    orderNamed: book.named,
  };
}

const noticeOf = (type: string, transactionId: string, orderId: string | undefined) =>
  ({ provider: 'openpay', type, transactionId, orderId }) as const;
