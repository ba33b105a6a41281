import type { PlainDate } from '@lender/calculator';
import type { LedgerAccount } from '@lender/lending';
import { type Centavos, centavos, sumCentavos } from '@lender/money';

/** Amounts that came in and went out; neither is negative. */
interface Moved {
  readonly in: Centavos;
  readonly out: Centavos;
}

/** Amounts that came to an account and left it. */
export interface AccountMove extends Moved {
  readonly account: LedgerAccount;
}

/**
 * Amounts that came to the lender and left it on a day, all accounts together: transfers between accounts are left out.
 */
export interface DayMove extends Moved {
  readonly date: PlainDate;
}

/** Balance of an account before the first day. */
export interface CashOpening {
  readonly account: LedgerAccount;
  readonly opening: number;
}

const held = (opening: number, moved: Moved) => ({
  opening: centavos(opening),
  ...moved,
  closing: centavos(opening + moved.in - moved.out),
});

const NOTHING: Moved = { in: centavos(0), out: centavos(0) };

/** Returns the rows of each account; accounts without a balance before and after are left out. */
export const cashAccounts = (openings: readonly CashOpening[], moves: readonly AccountMove[]) =>
  openings
    .map(({ account, opening }) => {
      const moved = moves.find((move) => move.account === account) ?? NOTHING;
      return { account, ...held(opening, { in: moved.in, out: moved.out }) };
    })
    .filter((row) => row.opening !== 0 || row.in !== 0 || row.out !== 0);

const openingOf = (openings: readonly CashOpening[]): number => openings.reduce((sum, { opening }) => sum + opening, 0);

/** Sums all accounts and days. */
export const cashTotal = (openings: readonly CashOpening[], days: readonly DayMove[]) =>
  held(openingOf(openings), {
    in: sumCentavos(days.map((day) => day.in)),
    out: sumCentavos(days.map((day) => day.out)),
  });

/** Lists the days, all accounts together, with the money held at the end of each. */
export function cashDays(openings: readonly CashOpening[], days: readonly DayMove[]) {
  let closing = openingOf(openings);
  return days.map((day) => {
    closing += day.in - day.out;
    return { ...day, closing: centavos(closing) };
  });
}
