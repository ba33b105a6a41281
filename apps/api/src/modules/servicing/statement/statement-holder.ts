import type { Tx } from '../../../kernel/database/database.ts';
import { fullNameOf } from '../../clients/index.ts';
import type { ServicedLoan } from '../../loans/index.ts';
import type { StatementHolder } from './statement.copy.es.ts';

/** Whose loan it is, as its papers say. */
export const holderOf = async (tx: Tx, { record }: ServicedLoan): Promise<StatementHolder> => ({
  reference: record.hashed_id,
  name: await fullNameOf(tx, record.client_id),
});
