import type { PlainDate } from '@lender/calculator';
import type { StatementFault } from '@lender/contract';
import type { Centavos } from '@lender/money';

/** One line of a statement as it was read. */
export interface StatementLine {
  /** In its file, from 1. */
  readonly line: number;
  readonly date: PlainDate;
  /** Above zero what came, below zero what went; never zero. */
  readonly amount: Centavos;
  /** After it. */
  readonly balance: Centavos;
  readonly reference: string | null;
  readonly trackingKey: string | null;
  readonly description: string;
}

/** What is wrong with a line; what is wrong with the whole file stands at line 0, or at its names of columns. */
export interface FaultyLine {
  readonly line: number;
  readonly fault: StatementFault;
}
