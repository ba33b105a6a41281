import type { PlainDate } from '@lender/calculator';
import type { PaymentMethod } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { LoanRecord } from '../loans/index.ts';

/** Money received for a loan, as far as an extension needs it. */
export interface ReceivedPayment {
  readonly loan: LoanRecord;
  readonly amountCentavos: Centavos;
  readonly method: PaymentMethod;
  /** Id of the payment at the provider that reported it first. */
  readonly providerId: string;
  /** Day and moment at which the payer paid, from which a payment counts. */
  readonly paidOn: PlainDate;
  readonly paidAt: Date;
}
