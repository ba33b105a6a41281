import { mexicoDate } from '@lender/calculator';
import type { AnnouncedDebit, DebitMandate, EarlierDebit } from '@lender/lending';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { giveNewName } from '../../../kernel/database/external-ids.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { MandateRecord } from '../mandate-record.ts';

export type DebitRecord = Selectable<Database['debit']>;
export type DebitKey = Pick<DebitRecord, 'client_id' | 'id'>;

export const findDebit = (db: Db | Tx, { client_id, id }: DebitKey): Promise<DebitRecord> =>
  db.selectFrom('debit').selectAll().where('client_id', '=', client_id).where('id', '=', id).executeTakeFirstOrThrow();

/** Reads every debit of a loan. */
export const debitsOfLoan = (
  tx: Tx,
  { client_id, id }: { readonly client_id: string; readonly id: string },
): Promise<DebitRecord[]> =>
  tx
    .selectFrom('debit')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('loan_id', '=', id)
    .orderBy('id')
    .execute();

/** Maps a mandate to the facts that the rules need. */
export const allowed = ({ status, maximum_centavos, ends_on }: MandateRecord): DebitMandate => ({
  status,
  maximumCentavos: maximum_centavos,
  endsOn: ends_on,
});

/** Maps a debit to what was announced. */
export const announced = (debit: DebitRecord): AnnouncedDebit => ({
  dueOn: debit.due_on,
  number: debit.number,
  amountCentavos: debit.amount_centavos,
  chargeOn: debit.charge_on,
  toldAtMs: debit.told_at.getTime(),
});

const OUTCOMES = {
  announced: 'open',
  sending: 'open',
  waiting: 'open',
  debited: 'debited',
  // The money came, and its holder took it back: the bank is not asked for it again.
  objected: 'refused',
  no_funds: 'no_funds',
  refused: 'refused',
  called_off: 'called_off',
} as const satisfies Record<DebitRecord['status'], EarlierDebit['outcome']>;

/** Maps a debit to the facts that the rules need. */
export const earlier = ({ due_on, number, status, status_since }: DebitRecord): EarlierDebit => ({
  dueOn: due_on,
  number,
  outcome: OUTCOMES[status],
  on: mexicoDate(status_since.getTime()),
});

/** Stores the status of a debit. Its client is locked. */
export async function moveDebit(
  tx: Tx,
  { client_id, id }: DebitKey,
  change: Pick<DebitRecord, 'status' | 'status_since'> & { cause?: string | null; provider_id?: string },
): Promise<void> {
  if (change.provider_id !== undefined)
    await giveNewName(tx, { client_id, id }, { kind: 'debit_at_provider', name: change.provider_id });
  await tx.updateTable('debit').set(change).where('client_id', '=', client_id).where('id', '=', id).execute();
}
