import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { PerCharge } from '../../ledger/per-charge.ts';
import type { TaxedAmount } from '../../payment/instalment-components.ts';
import type { RolloverType } from '../../rollover/rollover.ts';
import type { LoanState } from '../position.ts';

/**
 * One way to extend a loan, at the price of the day for which it was asked. Its charges are those that are owed by
 * then. Paying exactly the price leaves exactly the principal.
 */
export interface ExtensionOption extends ExtensionPrice {
  readonly type: RolloverType;
  readonly days: number;
  /** Share of the outstanding principal, as decimal text. */
  readonly commissionRate: string;
  /** Number of the extension within its loan, from 1. */
  readonly number: number;
  /** Due date that is moved: the next one when the loan has several instalments. */
  readonly dueDate: PlainDate;
  readonly newDueDate: PlainDate;
  readonly newEndDate: PlainDate;
  /** Last day on which this tariff can be bought, at that day's price. */
  readonly payableUntil: PlainDate;
}

/** All charges owed by then, and the commission, each with its IVA. */
export interface ExtensionPrice extends PerCharge<TaxedAmount> {
  readonly commission: TaxedAmount;
  readonly amountCentavos: Centavos;
  /**
   * Price that the contract of the loan prints, where it is lower than the charges and the commission: then the
   * difference is waived. Late charges are added to it. Only loans signed before contracts printed a price by due date
   * have one.
   */
  readonly printedCentavos?: Centavos;
}

/** Reason why no extension can be bought. */
export type ExtensionProblem =
  | { readonly code: 'loan_not_running'; readonly state: LoanState }
  | { readonly code: 'loan_on_hold' }
  | { readonly code: 'withdrawal_open'; readonly until: PlainDate }
  | { readonly code: 'extension_not_offered' }
  | { readonly code: 'extension_limit_reached'; readonly maxCount: number }
  | { readonly code: 'extension_window_closed'; readonly opensOn: PlainDate; readonly closesOn: PlainDate }
  | { readonly code: 'extension_over_cap' };

export type ExtensionBar = ExtensionProblem['code'];
