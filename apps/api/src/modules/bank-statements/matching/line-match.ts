import type { BankLineKind, BankLineReason } from '@lender/contract';
import type { ClearingAccount } from '@lender/lending';

/** Result of the rules for a line: it is in the books, is to be booked or asked for, or waits for a person. */
export type LineMatch =
  | { readonly state: 'matched'; readonly kind: BankLineKind; readonly ref: string }
  | { readonly state: 'settle'; readonly account: ClearingAccount; readonly ref: string; readonly reference: string }
  | {
      readonly state: 'ask';
      readonly loanId: string;
      readonly clientId: string;
      readonly ref: string;
      readonly reference: string;
    }
  /** A member of staff asked for it by hand before. */
  | { readonly state: 'asked'; readonly ref: string; readonly approvalId: string }
  | { readonly state: 'exception'; readonly reason: BankLineReason };
