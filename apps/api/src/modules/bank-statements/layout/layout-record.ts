import { type StatementColumns, statementColumns } from '@lender/contract';
import type { Db, Tx } from '../../../kernel/database/database.ts';

export interface SavedLayout {
  readonly account: string;
  readonly columns: StatementColumns;
}

/** Reads the saved columns of every account, by account. */
export async function readLayouts(db: Db | Tx): Promise<readonly SavedLayout[]> {
  const rows = await db.selectFrom('statement_layout').select(['account', 'columns']).orderBy('account').execute();
  return rows.map(({ account, columns }) => ({ account, columns: statementColumns().parse(columns) }));
}

/** Finds the saved columns of an account; undefined where none are. */
export const findColumns = async (db: Db | Tx, account: string): Promise<StatementColumns | undefined> =>
  (await readLayouts(db)).find((layout) => layout.account === account)?.columns;
