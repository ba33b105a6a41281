import { centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { IdentifiedLine } from './reading/line-identity.ts';
import type { StatementLine } from './reading/statement-line.ts';

/** Returns the first and last day of a statement, and its balances at the beginning and the end. */
export function spanOf(lines: readonly StatementLine[]) {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) throw new Error('a statement without a line');
  const days = lines.map(({ date }) => date).toSorted();
  return {
    first_on: days[0] ?? first.date,
    last_on: days.at(-1) ?? last.date,
    opening_centavos: centavos(first.balance - first.amount),
    closing_centavos: last.balance,
  };
}

/** True when there are earlier lines, and none leaves the balance that the first new one begins with. */
export async function isAfterGap(
  tx: Tx,
  account: string,
  { known, lines }: { readonly known: ReadonlySet<string>; readonly lines: readonly IdentifiedLine[] },
): Promise<boolean> {
  const [first] = lines;
  if (!first || known.has(first.identity)) return false;
  const { opening_centavos: opening, first_on } = spanOf(lines);
  const before = await tx
    .selectFrom('bank_line')
    .innerJoin('bank_statement', 'bank_statement.id', 'bank_line.statement_id')
    .select((eb) => [
      eb.fn.countAll<string>().as('lines'),
      eb.fn.countAll<string>().filterWhere('balance_centavos', '=', opening).as('fitting'),
    ])
    .where('bank_statement.account', '=', account)
    .where('booked_on', '<=', first_on)
    .executeTakeFirstOrThrow();
  return Number(before.lines) > 0 && Number(before.fitting) === 0;
}
