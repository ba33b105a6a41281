import type { PlainDate } from '@lender/calculator';
import type { StatementFault } from '@lender/contract';
import type { Centavos } from '@lender/money';

/** One line of a statement as it was read. */
export interface StatementLine {
  /** Number in its file, from 1. */
  readonly line: number;
  readonly date: PlainDate;
  /** Above zero for money received, below zero for money sent; never zero. */
  readonly amount: Centavos;
  /** After it. */
  readonly balance: Centavos;
  readonly reference: string | null;
  readonly trackingKey: string | null;
  readonly description: string;
}

/** Fault of a line; a fault of the whole file has line 0, or the line of the column names. */
export interface FaultyLine {
  readonly line: number;
  readonly fault: StatementFault;
}
