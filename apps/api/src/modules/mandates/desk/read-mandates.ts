import type { listMandates, Send } from '@lender/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { DebitRecord } from '../debits/debit-record.ts';
import type { MandateRecord } from '../mandate-record.ts';

const lastDebit = sql`select status from debit where debit.client_id = mandate.client_id and debit.mandate_id = mandate.id
  order by debit.id desc limit 1`;
const HAS_DEBITS = {
  coming: sql<boolean>`(${lastDebit}) in ('announced', 'sending', 'waiting')`,
  failed: sql<boolean>`(${lastDebit}) in ('no_funds', 'refused', 'objected')`,
} as const;

/** Reads a page of mandates, the newest first. */
export const readMandates = (
  tx: Tx,
  { status, debits, before, perPage = 25 }: Send<typeof listMandates>['query'],
): Promise<MandateRecord[]> =>
  tx
    .selectFrom('mandate')
    .selectAll()
    .$if(status !== undefined, (all) => all.where('status', '=', status ?? 'active'))
    .$if(debits !== undefined, (all) => all.where(HAS_DEBITS[debits ?? 'coming']))
    .$if(before !== undefined, (all) => all.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(perPage)
    .execute();

/** Reads every debit of these mandates, the newest first. */
export async function readDebits(tx: Tx, mandates: readonly MandateRecord[]): Promise<DebitRecord[]> {
  if (mandates.length === 0) return [];
  const [clients, ids] = [mandates.map(({ client_id }) => client_id), mandates.map(({ id }) => id)];
  return tx
    .selectFrom('debit')
    .selectAll()
    .where('client_id', 'in', clients)
    .where('mandate_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
}
