import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { ExtensionProblem } from '../extending/extension-option.ts';
import type { LoanState } from '../position.ts';
import type { WithdrawalProblem } from '../withdrawal-offer.ts';

/** Reason why an event cannot have happened to a loan in its position. */
export type LoanEventProblem =
  | ExtensionProblem
  | WithdrawalProblem
  | { readonly code: 'wrong_loan_state'; readonly state: LoanState; readonly needed: readonly LoanState[] }
  | { readonly code: 'amount_not_positive' }
  | { readonly code: 'amount_not_principal'; readonly principalCentavos: Centavos }
  | { readonly code: 'event_unknown'; readonly of: string }
  | { readonly code: 'taken_back_already'; readonly of: string }
  | { readonly code: 'too_early'; readonly from: PlainDate }
  | { readonly code: 'more_than_credit'; readonly creditCentavos: Centavos }
  | { readonly code: 'more_than_owed'; readonly owedCentavos: Centavos }
  | { readonly code: 'loan_not_on_hold' }
  | { readonly code: 'payment_has_extension' }
  | { readonly code: 'payment_below_price'; readonly amountCentavos: Centavos };
