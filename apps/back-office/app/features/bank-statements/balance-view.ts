import { formatPlainDate } from '@lender/calculator';
import type { getBankBalance, Reply } from '@lender/contract';
import { sumCentavos } from '@lender/money';
import { screenPath } from '../../screens.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { balanceCopy as copy } from './balance.copy.es.ts';

type Balance = Reply<typeof getBankBalance>;

/** Part of the difference between the bank and the books. */
export interface BalanceRow {
  readonly id: string;
  readonly date: string;
  readonly cause: string;
  readonly name: string;
  readonly amount: string;
  /** Page of the line; absent where it is about none. */
  readonly href?: string;
}

export interface BalanceView {
  readonly sentence: string;
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  readonly rows: readonly BalanceRow[];
  /** Sentence that says that not all rows are shown. */
  readonly more?: string;
  /** Account whose first balance is not in the books. */
  readonly opening?: string;
}

/** Returns the balance of the bank beside that of the books, in words. */
export function balanceView({ date, accounts, bank, books, difference, items, count }: Balance): BalanceView {
  const fact = (term: string, amount: Balance['bank']) => ({ term, detail: formatPesos(amount) });
  const opening = items.find(({ cause }) => cause === 'opening');
  return {
    sentence: balanceSentence({ date, difference, count }, copy.uneven),
    facts: [
      ...accounts.flatMap(({ account, from, to, ...of }) => [
        fact(copy.opening(account, formatPlainDate(from)), of.opening),
        fact(copy.closing(account, formatPlainDate(to)), of.closing),
      ]),
      ...(date === null ? [] : [fact(copy.bank, bank), fact(copy.books, books), fact(copy.difference, difference)]),
    ],
    rows: rowsOf(items, count),
    ...(count > items.length && { more: copy.more(count) }),
    ...(opening && { opening: opening.name.slice(-4) }),
  };
}

/** Returns the sentence that says whether bank and books agree. */
export function balanceSentence(
  { date, difference, count }: Pick<Balance, 'date' | 'difference' | 'count'>,
  uneven: (day: string, difference: string) => string,
): string {
  if (date === null) return copy.none;
  const day = formatPlainDate(date);
  return count === 0 ? copy.even(day) : uneven(day, formatPesos(difference));
}

/** The sum is shown where every part of it is. */
function rowsOf(items: Balance['items'], count: number): readonly BalanceRow[] {
  const rows = items.map(({ cause, date, name, amount, lineId }) => ({
    id: `${cause}:${lineId ?? name}`,
    date: formatPlainDate(date),
    cause: copy.causes[cause],
    name,
    amount: formatPesos(amount),
    ...(lineId !== null && { href: screenPath('statementLine', { id: lineId }) }),
  }));
  if (rows.length === 0 || count > items.length) return rows;
  const sum = formatPesos(sumCentavos(items.map(({ amount }) => amount)));
  return [...rows, { id: 'sum', date: '', cause: copy.sum, name: '', amount: sum }];
}
