import type { importBankStatement, Reply } from '@lender/contract';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { actOnMatches, type StandingLine } from './act-on-matches.ts';
import { descriptionContext } from './line-record.ts';
import { lockStatements } from './lock-statements.ts';
import { matchLines } from './matching/match-lines.policy.ts';
import { readBooks } from './matching/read-books.ts';
import { type IdentifiedLine, identifyLines } from './reading/line-identity.ts';
import type { StatementLine } from './reading/statement-line.ts';

export interface Statement {
  /** The last four digits of the lender's account. */
  readonly account: string;
  readonly name: string;
  /** In their order; at least one. */
  readonly lines: readonly StatementLine[];
  /** The member of the staff who took it in. */
  readonly by: string;
}

type Deps = Pick<Services, 'clock' | 'newId' | 'vault'>;

/** Takes a statement in: what is new of it is found in the books, booked, asked for, or left to a person. */
export async function takeInStatement(
  tx: Tx,
  { account, name, lines, by }: Statement,
  services: Deps,
): Promise<Reply<typeof importBankStatement>> {
  await lockStatements(tx);
  const identified = identifyLines(account, lines);
  const known = await knownOf(tx, identified);
  const fresh = identified.filter(({ identity }) => !known.has(identity));
  const moment = await services.clock.business(tx);
  const matches = matchLines(fresh, await readBooks(tx, fresh, moment));
  const matched = fresh.flatMap((line, at) => {
    const match = matches[at];
    return match ? [{ line, match }] : [];
  });
  const standing = await actOnMatches(tx, matched, { statement: name, maker: by }, services);

  const id = services.newId();
  const hasGap = await isAfterGap(tx, account, { known, lines: identified });
  await tx
    .insertInto('bank_statement')
    .values({
      ...{ id, account, name, imported_at: moment.now, imported_by: by, has_gap: hasGap },
      ...spanOf(lines),
      line_count: lines.length,
      fresh_count: fresh.length,
    })
    .execute();
  await storeLines(tx, { statementId: id, standing }, services);
  const count = (state: string) => standing.filter((one) => one.standing.state === state).length;
  return {
    ...{ id, lines: lines.length, fresh: fresh.length, hasGap },
    ...{ matched: count('matched'), asked: count('asked'), exceptions: count('exception') },
  };
}

async function knownOf(tx: Tx, lines: readonly IdentifiedLine[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('bank_line')
    .select('identity')
    .where(sql<boolean>`identity = any(${lines.map(({ identity }) => identity)})`)
    .execute();
  return new Set(rows.map(({ identity }) => identity));
}

function spanOf(lines: readonly StatementLine[]) {
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

/** Whether there are lines of before, and none of them leaves what the first one begins with. */
async function isAfterGap(
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

/** A statement of the database takes 65,535 values, and a line 17. */
const LINES_AT_ONCE = 2_000;

async function storeLines(
  tx: Tx,
  { statementId, standing }: { readonly statementId: string; readonly standing: readonly StandingLine[] },
  { newId, vault }: Deps,
): Promise<void> {
  const rows = standing.map((one) => {
    const id = newId();
    const { line, date, amount, balance, reference, trackingKey, identity, description } = one.line;
    return {
      ...{ id, statement_id: statementId, line_number: line, identity, booked_on: date, reference },
      ...{ amount_centavos: amount, balance_centavos: balance, tracking_key: trackingKey },
      description_sealed: vault.seal(description, descriptionContext(id)),
      ...one.standing,
      is_automatic: one.standing.state !== 'exception',
      ...{ decided_by: null, decided_at: null, note: null },
    };
  });
  for (let at = 0; at < rows.length; at += LINES_AT_ONCE)
    await tx
      .insertInto('bank_line')
      .values(rows.slice(at, at + LINES_AT_ONCE))
      .execute();
}
