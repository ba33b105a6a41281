import { type MoneyIn, momentOfDay } from '../payments/index.ts';
import type { BankLineRecord } from './line-record.ts';
import { bookedName } from './matching/words-of-line.ts';

/** Returns the name of a line's money in the books. */
export const nameOf = (line: BankLineRecord): string =>
  bookedName({
    trackingKey: line.tracking_key,
    reference: line.reference,
    date: line.booked_on,
    balance: line.balance_centavos,
  });

/** Returns the money that a line brought. */
export const moneyOfLine = (line: BankLineRecord, now: Date): MoneyIn => ({
  method: 'bank_transfer',
  providerId: nameOf(line),
  amountCentavos: line.amount_centavos,
  paidOn: line.booked_on,
  paidAt: momentOfDay(line.booked_on, now),
  trackingKey: line.tracking_key ?? undefined,
  chargeId: undefined,
  origin: undefined,
});
