import { sql } from 'kysely';
import { referencesIn } from '../../../kernel/crypto/references-in.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { loansOfNumbers, PAID_OUT_LOAN_STATUSES } from '../../loans/index.ts';
import type { StatementLine } from '../reading/statement-line.ts';
import type { BookedPayout, NamedLoan } from './books-facts.ts';
import { wordsOfLine } from './words-of-line.ts';

/** Reads payouts that were sent under the claves de rastreo of lines. */
export async function payoutsOf(tx: Tx, keys: readonly string[]): Promise<BookedPayout[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('payout')
    .select(['id', 'tracking_key', 'amount_centavos', 'status'])
    .where(sql<boolean>`tracking_key = any(${keys})`)
    .execute();
  return rows.flatMap(({ id, tracking_key: trackingKey, amount_centavos: amount, status }) =>
    trackingKey === null ? [] : [toBookedPayout({ id, trackingKey, amount, status })],
  );
}

interface PayoutFacts {
  readonly id: string;
  readonly trackingKey: string;
  readonly amount: number;
  readonly status: string;
}

const toBookedPayout = ({ id, trackingKey, amount, status }: PayoutFacts): BookedPayout => {
  const isReturned = status === 'returned' || status === 'returned_after_settlement';
  return {
    ref: `payout:${id}`,
    returnRef: `payout_return:${id}`,
    trackingKey,
    amount,
    isSent: isReturned || status === 'sent' || status === 'settled',
    isReturned,
  };
};

/** Reads the loans that lines name. */
export async function loansOf(tx: Tx, lines: readonly StatementLine[]): Promise<ReadonlyMap<string, NamedLoan>> {
  const credits = lines.filter(({ amount }) => amount > 0);
  const numbers = [...new Set(credits.flatMap((line) => referencesIn(wordsOfLine(line))))];
  const rows = await loansOfNumbers(tx, numbers);
  return new Map(
    rows.map(({ id, client_id: clientId, hashed_id, status }) => [
      hashed_id,
      { id, clientId, isPaidOut: PAID_OUT_LOAN_STATUSES.includes(status) },
    ]),
  );
}
