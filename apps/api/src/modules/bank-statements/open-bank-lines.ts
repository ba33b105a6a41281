import { sql } from 'kysely';
import { EFFECTIVE_LINES } from './effective-lines.ts';

/** Query of the lines that match nothing in the books, each with the moment at which its file was imported. */
export const openBankLines = sql<{ id: string; imported_at: Date }>`select line.id, statement.imported_at
  from ${EFFECTIVE_LINES} join bank_statement statement on statement.id = line.statement_id
  where line.state in ('exception', 'asked') and line.effective = 'exception'`;
