import type { PlainDate } from '@lender/calculator';
import type { BalanceCause } from '@lender/contract';
import type { BankAndBooks, NamedEntry, StatedLine } from './bank-and-books.ts';

/** Part of the difference between the bank and the books. */
export interface BalanceItem {
  readonly cause: BalanceCause;
  readonly date: PlainDate;
  readonly name: string;
  readonly amount: number;
  readonly lineId: string | null;
}

/** Returns the name under which the first balance of an account is in the books. */
export const openingName = (account: string): string => `bank_capital:opening:${account}`;

/**
 * Explains the difference between the balance of the bank and that of the books. The items add up to it: the closing
 * balances of the accounts less all entries.
 */
export function explainDifference({ accounts, lines, entries }: BankAndBooks): readonly BalanceItem[] {
  const openings = accounts.map(({ account, from, opening }) => ({
    ...{ account, date: from, amount: opening },
    ...{ name: openingName(account), ref: openingName(account), lineId: null, cause: 'opening' as const },
  }));
  const matched = lines.filter(({ state }) => state === 'matched');
  const stated = [
    ...openings,
    ...matched.map((line) => ({ ...line, lineId: line.id, cause: 'differs' as const, ref: line.ref ?? line.id })),
  ];
  return [...missing({ accounts, lines }), ...waiting(lines), ...uneven(stated, entries)].filter(
    ({ amount }) => amount !== 0,
  );
}

const missing = ({ accounts, lines }: Omit<BankAndBooks, 'entries'>): readonly BalanceItem[] =>
  accounts.map(({ account, from: date, opening, closing }) => {
    const own = lines.filter((line) => line.account === account);
    const amount = closing - own.reduce((sum, line) => sum + line.amount, opening);
    return { cause: 'missing_lines', date, name: account, amount, lineId: null };
  });

const CAUSES = { exception: 'line_waiting', asked: 'line_asked', aside: 'line_aside' } as const;

const waiting = (lines: readonly StatedLine[]): readonly BalanceItem[] =>
  lines.flatMap(({ id, state, date, name, amount }) =>
    state === 'matched' ? [] : [{ cause: CAUSES[state], date, name, amount, lineId: id }],
  );

interface Stated extends Pick<BalanceItem, 'date' | 'name' | 'amount' | 'lineId'> {
  readonly ref: string;
  /** Cause where no entry, or another amount, is in the books. */
  readonly cause: 'opening' | 'differs';
}

/** Returns what each name has at the bank and not in the books, or the other way round. */
function uneven(stated: readonly Stated[], entries: readonly NamedEntry[]): readonly BalanceItem[] {
  const booked = Map.groupBy(entries, ({ name }) => name);
  const named = new Set(stated.map(({ ref }) => ref));
  const atBank = stated.map(({ ref, cause, date, name, amount, lineId }) => {
    const found = booked.get(ref);
    return { cause: found ? ('differs' as const) : cause, date, name, amount: amount - sumOf(found), lineId };
  });
  const alone = [...booked].filter(([name]) => !named.has(name));
  return [...atBank, ...alone.flatMap(([name, own]) => notAtBank(name, own))];
}

function notAtBank(name: string, entries: readonly NamedEntry[]): readonly BalanceItem[] {
  const [first] = entries.toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date));
  return first ? [{ cause: 'not_at_bank', name, date: first.date, amount: 0 - sumOf(entries), lineId: null }] : [];
}

const sumOf = (entries: readonly NamedEntry[] = []): number => entries.reduce((sum, { amount }) => sum + amount, 0);
