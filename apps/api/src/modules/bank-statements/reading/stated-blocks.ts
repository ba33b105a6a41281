import type { PlainDate } from '@lender/calculator';
import { type Centavos, centavos } from '@lender/money';
import { fail, ok, type Result } from '@lender/result';
import type { FaultyLine, StatementLine } from './statement-line.ts';
import { textFault } from './text-fault.ts';

/** A line whose balance follows from those before it. */
export type StatedMove = Omit<StatementLine, 'balance'>;

/** One statement in a file that has a balance at its beginning and at its end, and none after each line. */
export interface StatedBlock {
  /** Line of the file at which it ends. */
  readonly line: number;
  /** Account as the bank writes it. */
  readonly account: string;
  readonly opening: Centavos;
  readonly closing: Centavos;
  readonly moves: readonly StatedMove[];
}

/** What a file is compared with. */
export interface Expected {
  /** No line is later. */
  readonly today: PlainDate;
  /** Last four digits of the account; undefined where any account will do. */
  readonly account?: string;
}

/**
 * Returns the lines of statements with the balance after each. Each statement begins with the balance with which the one
 * before it ended, and its lines lead to its own last balance.
 */
export function linesOfBlocks(
  blocks: readonly StatedBlock[],
  expected: Expected,
): Result<readonly StatementLine[], readonly FaultyLine[]> {
  const faults: FaultyLine[] = [];
  const lines: StatementLine[] = [];
  let balance: number | undefined;
  for (const { line, account, opening, closing, moves } of blocks) {
    if (!isAccount(account, expected.account)) faults.push({ line, fault: 'account' });
    if (balance !== undefined && balance !== opening) faults.push({ line, fault: 'balance_differs' });
    balance = opening;
    for (const move of moves) {
      balance += move.amount;
      const fault = move.date > expected.today ? 'future' : textFault(move);
      if (fault) faults.push({ line: move.line, fault });
      lines.push({ ...move, balance: centavos(balance) });
    }
    if (balance !== closing) faults.push({ line, fault: 'balance_differs' });
  }
  if (faults.length > 0) return fail(faults);
  return lines.length === 0 ? fail([{ line: 0, fault: 'empty' }]) : ok(lines);
}

const CLABE_DIGITS = 18;

/** Compares the last digits of an account; of a CLABE the control digit may be left out. */
function isAccount(written: string, lastFour: string | undefined): boolean {
  const digits = written.replaceAll(/\D/g, '');
  if (lastFour === undefined || digits === '') return true;
  return digits.endsWith(lastFour) || (digits.length === CLABE_DIGITS && digits.slice(0, -1).endsWith(lastFour));
}
