import type { PlainDate } from '@lender/calculator';
import type { PaymentMethod } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { LoanRecord } from '../loans/index.ts';

/** Money that came in for a loan, as far as an extension asks about it. */
export interface ReceivedPayment {
  readonly loan: LoanRecord;
  readonly amountCentavos: Centavos;
  readonly method: PaymentMethod;
  /** Id of the payment at the provider that reported it first. */
  readonly providerId: string;
  /** The payer's day and moment: a payment counts from when it was made. */
  readonly paidOn: PlainDate;
  readonly paidAt: Date;
}
