import { mexicoDate, type PlainDate } from '@lender/calculator';
import type { PaymentMethod } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ProviderAccount, ProviderCharge } from '../../../providers/openpay/transactions.ts';
import { answeredMoment, reportedMoment } from '../reported-moment.ts';

/** Money that was received, whichever source reported it. */
export interface MoneyIn {
  readonly method: PaymentMethod;
  /** Id from the first source that reported it: booked once, however often it is reported. */
  readonly providerId: string;
  readonly amountCentavos: Centavos;
  /** The payer's day and moment: money counts from when it was sent. */
  readonly paidOn: PlainDate;
  readonly paidAt: Date;
  /** SPEI's clave de rastreo, by which every source identifies a transfer. */
  readonly trackingKey: string | undefined;
  /** The provider's charge; undefined while the provider has not reported it. */
  readonly chargeId: string | undefined;
  readonly origin: ProviderAccount | undefined;
}

/** Payment method for each of the provider's words. */
const METHODS = { store: 'paynet', bank_account: 'spei', card: 'card' } as const;

/**
 * Maps a paid charge to money. The payer's moment is never later than the moment at which we learn of it.
 *
 * @param askedAt - moment at which its reference was asked for, when it has one
 */
export function moneyOfCharge(charge: ProviderCharge, now: Date, askedAt?: Date): MoneyIn {
  const reported = reportedMoment(charge.operationDate, now);
  const paidAt = askedAt ? answeredMoment(reported, askedAt) : reported;
  return {
    method: METHODS[charge.method],
    providerId: charge.id,
    chargeId: charge.id,
    amountCentavos: charge.amountCentavos,
    paidOn: mexicoDate(paidAt.getTime()),
    paidAt,
    trackingKey: charge.trackingKey,
    origin: charge.origin,
  };
}
