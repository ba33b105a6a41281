import type { Tx } from '../../../kernel/database/database.ts';
import { fullNameOf } from '../../clients/index.ts';
import type { ServicedLoan } from '../../loans/index.ts';
import type { StatementHolder } from './statement.copy.es.ts';

/** Returns the holder of a loan, as its documents name them. */
export const holderOf = async (tx: Tx, { record }: ServicedLoan): Promise<StatementHolder> => ({
  reference: record.hashed_id,
  name: await fullNameOf(tx, record.client_id),
});
