import type { PlainDate } from '@lender/calculator';
import type { ApprovalPayload, RefusalOf, recordCapital, Send } from '@lender/contract';
import { centavos } from '@lender/money';
import { ok, type Result } from '@lender/result';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { openingName } from '../balance/explain-difference.policy.ts';
import { statedBalances } from '../balance/read-balance.ts';
import { selectLines } from '../effective-lines.ts';

export type CapitalMovement = ApprovalPayload<'bank.capital'>;

/** Returns the key of the entry of a capital movement; it is booked once. */
export const keyOfCapital = ({ lineId, account }: Pick<CapitalMovement, 'lineId' | 'account'>): string =>
  lineId === null ? openingName(account) : `bank_capital:${lineId}`;

type Found = Promise<Result<CapitalMovement, Refusal<RefusalOf<typeof recordCapital>>>>;

/** Reads what a capital movement would book: a line that waits, or the first balance of an account. */
export const findCapital = (tx: Tx, of: Send<typeof recordCapital>['body']['of']): Found =>
  of.kind === 'line' ? ofLine(tx, of.id) : ofOpening(tx, of.account);

async function ofLine(tx: Tx, lineId: string): Found {
  const [line] = await selectLines(tx, sql`where id = ${lineId}`);
  if (!line) return refuse('not_found');
  if (line.effective !== 'exception') return refuse('bank_line_settled');
  const { account } = await tx
    .selectFrom('bank_statement')
    .select('account')
    .where('id', '=', line.statement_id)
    .executeTakeFirstOrThrow();
  return ok({ lineId, account, date: line.booked_on, amount: line.amount_centavos });
}

async function ofOpening(tx: Tx, account: string): Found {
  const stated = (await statedBalances(tx)).find((one) => one.account === account);
  if (!stated || stated.opening === 0) return refuse('not_found');
  const date: PlainDate = stated.from;
  return ok({ lineId: null, account, date, amount: centavos(stated.opening) });
}
