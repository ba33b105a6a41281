import type { DebitFate } from '../bank/debits.ts';
import type { PayoutFate } from '../bank/payouts.ts';
import type { ProductKind } from '../worlds/product-kinds.data.ts';

/** Action of a borrower with a loan. */
export type Action =
  | {
      readonly kind: 'pay';
      readonly share: number;
      readonly by: 'store' | 'transfer';
      readonly reportedAfterDays: number;
      /**
       * True when it happens late in the evening, when it is the next day in Greenwich; reported on a later day.
       *
       * @default false
       */
      readonly isInEvening?: boolean;
    }
  | { readonly kind: PlainAction };

export type PlainAction =
  | 'pay_again'
  | 'take_back'
  | 'pay_loose'
  | 'claim_loose'
  | 'extend'
  | 'extend_by_card'
  | 'withdraw'
  | 'ask_withdrawal'
  | 'new_account'
  | 'allow_debits'
  | 'object_to_debits'
  | 'borrow_more'
  | StaffAction;

/** Action of a member of staff on a loan. */
export type StaffAction =
  | 'hold'
  | 'release'
  | 'waive'
  | 'write_off'
  | 'undo_write_off'
  | 'sell'
  | 'buy_back'
  | 'terminate'
  | 'reverse'
  | 'refund';

export interface PlannedAction {
  readonly from: 'signature' | 'due';
  readonly days: number;
  readonly action: Action;
}

/** Life of a loan, from its payout on. */
export interface Life {
  /** Kind of product as which it is sold. @default any kind, drawn with the loan */
  readonly product?: ProductKind;
  readonly payout: PayoutFate;
  readonly debits: DebitFate;
  readonly actions: readonly PlannedAction[];
}
