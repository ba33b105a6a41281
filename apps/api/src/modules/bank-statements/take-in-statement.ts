import type { importBankStatement, Reply } from '@lender/contract';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { actOnMatches } from './act-on-matches.ts';
import { lockStatements } from './lock-statements.ts';
import { matchLines } from './matching/match-lines.policy.ts';
import { readBooks } from './matching/read-books.ts';
import { type IdentifiedLine, identifyLines } from './reading/line-identity.ts';
import type { StatementLine } from './reading/statement-line.ts';
import { isAfterGap, spanOf } from './span-of-statement.ts';
import { storeLines } from './store-lines.ts';

export interface Statement {
  /** The last four digits of the lender's account. */
  readonly account: string;
  readonly name: string;
  /** In their order; at least one. */
  readonly lines: readonly StatementLine[];
  /** Member of staff who took it in. */
  readonly by: string;
}

type Deps = Pick<Services, 'clock' | 'newId' | 'vault'>;

/** Takes in a statement: each new line is found in the books, booked, asked for, or left to a person. */
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
  const status = await actOnMatches(tx, matched, { statement: name, maker: by }, services);

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
  await storeLines(tx, { statementId: id, lines: status }, services);
  const count = (state: string) => status.filter((one) => one.status.state === state).length;
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
