import type { DebitFate } from '../bank/debits.ts';
import type { PayoutFate } from '../bank/payouts.ts';
import type { ProductKind } from '../worlds/product-kinds.data.ts';

/** What somebody does with a loan. */
export type Deed =
  | {
      readonly kind: 'pay';
      readonly share: number;
      readonly by: 'store' | 'transfer';
      readonly toldAfterDays: number;
      /** Late in the evening, when it is the next day in Greenwich; told on a later day. @default false */
      readonly isInEvening?: boolean;
    }
  | { readonly kind: PlainDeed };

export type PlainDeed =
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
  | StaffDeed;

/** What somebody of the staff does about it. */
export type StaffDeed =
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

export interface PlannedDeed {
  readonly from: 'signature' | 'due';
  readonly days: number;
  readonly deed: Deed;
}

/** What becomes of a loan, from its payout on. */
export interface Life {
  /** What it is sold as. @default any kind, drawn with the loan */
  readonly product?: ProductKind;
  readonly payout: PayoutFate;
  readonly debits: DebitFate;
  readonly deeds: readonly PlannedDeed[];
}
