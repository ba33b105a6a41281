import { getBankLine } from '@lender/contract';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { selectLines, toLineReply } from './effective-lines.ts';
import { descriptionContext } from './line-record.ts';
import { candidatesOf } from './matching/candidates-of.ts';

export const getBankLineHandler = implement(getBankLine, async ({ params: { id } }, { tx, services: { vault } }) => {
  const [line] = await selectLines(tx, sql`where id = ${id}`);
  if (!line) return refuse('not_found');
  const { name } = await tx
    .selectFrom('bank_statement')
    .select('name')
    .where('id', '=', line.statement_id)
    .executeTakeFirstOrThrow();
  return ok({
    ...toLineReply(line),
    description: vault.openText(line.description_sealed, descriptionContext(id)),
    balance: line.balance_centavos,
    statement: name,
    lineNumber: line.line_number,
    note: line.note,
    candidates: line.effective === 'exception' ? await candidatesOf(tx, line) : [],
  });
});
