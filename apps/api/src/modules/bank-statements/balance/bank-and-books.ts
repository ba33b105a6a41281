import type { PlainDate } from '@lender/calculator';
import type { BankLineState } from '@lender/contract';

/** Balances of one account at the beginning and the end of all its statements, in centavos. */
export interface AccountBalance {
  readonly account: string;
  readonly from: PlainDate;
  readonly opening: number;
  readonly closing: number;
}

/** Line of a statement. */
export interface StatedLine {
  readonly id: string;
  readonly account: string;
  readonly date: PlainDate;
  readonly name: string;
  readonly amount: number;
  readonly state: BankLineState;
  /** Name of the entry that it matches; null for a line that matches none. */
  readonly ref: string | null;
}

/** Entry of the books on the account of the bank. */
export interface NamedEntry {
  readonly name: string;
  readonly date: PlainDate;
  readonly amount: number;
}

/** Balances and lines that the bank states, and entries of the books. */
export interface BankAndBooks {
  readonly accounts: readonly AccountBalance[];
  readonly lines: readonly StatedLine[];
  readonly entries: readonly NamedEntry[];
}
