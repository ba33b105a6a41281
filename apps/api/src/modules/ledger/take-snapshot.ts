import type { PlainDate } from '@lender/calculator';
import { LEDGER_ACCOUNTS } from '@lender/lending';
import { centavos } from '@lender/money';
import type { Db } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { balancesOn } from './balances-on.ts';
import { stopSequence } from './sequence-lock.ts';

/**
 * Stores the balance of every account at the end of a day, so that its whole past need not be summed again. Posting
 * stops only while one number is read; the summing blocks nothing. A day may be stored again when entries of it came
 * late: the newest snapshot counts, and the earlier one stays.
 */
export async function takeSnapshot(
  db: Db,
  { asOf, takenAt }: { readonly asOf: PlainDate; readonly takenAt: Date },
): Promise<void> {
  const throughSequence = await newestSequence(db);
  const balances = await balancesOn(db, { date: asOf, throughSequence });
  await db
    .insertInto('ledger_balance')
    .values(
      LEDGER_ACCOUNTS.map((account) => ({
        as_of: asOf,
        through_sequence: throughSequence,
        account,
        balance_centavos: centavos(balances[account]),
        taken_at: takenAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the newest sequence number; no entry can appear below it later. */
const newestSequence = (db: Db): Promise<number> =>
  inTransaction(db, async (tx) => {
    await stopSequence(tx);
    const { newest } = await tx
      .selectFrom('ledger_entry')
      .select((eb) => eb.fn.max('sequence').as('newest'))
      .executeTakeFirstOrThrow();
    return newest ?? 0;
  });
