import type { PlainDate } from '@lender/calculator';
import type { LedgerAccount } from '@lender/lending';
import { type Centavos, centavos, sumCentavos } from '@lender/money';

/** What came to an account and went from it on a day; both from zero. */
export interface CashMove {
  readonly date: PlainDate;
  readonly account: LedgerAccount;
  readonly in: Centavos;
  readonly out: Centavos;
}

/** What an account held before the first day. */
export interface CashOpening {
  readonly account: LedgerAccount;
  readonly opening: number;
}

const sums = (moves: readonly CashMove[]) => ({
  in: sumCentavos(moves.map((move) => move.in)),
  out: sumCentavos(moves.map((move) => move.out)),
});

/** Account by account; those that hold nothing and had nothing are left out. */
export const cashAccounts = (openings: readonly CashOpening[], moves: readonly CashMove[]) =>
  openings
    .map(({ account, opening }) => {
      const moved = sums(moves.filter((move) => move.account === account));
      return { account, opening: centavos(opening), ...moved, closing: centavos(opening + moved.in - moved.out) };
    })
    .filter((row) => row.opening !== 0 || row.in !== 0 || row.out !== 0);

/** Day by day, all accounts together. */
export function cashDays(openings: readonly CashOpening[], moves: readonly CashMove[]) {
  let held = openings.reduce((sum, { opening }) => sum + opening, 0);
  return [...Map.groupBy(moves, ({ date }) => date)].map(([date, own]) => {
    const moved = sums(own);
    held += moved.in - moved.out;
    return { date, ...moved, closing: centavos(held) };
  });
}
