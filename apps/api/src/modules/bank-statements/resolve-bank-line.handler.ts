import { resolveBankLine } from '@lender/contract';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { selectLines, toLineReply } from './effective-lines.ts';
import { lockStatements } from './lock-statements.ts';
import { resolveLine } from './resolve-line.ts';

export const resolveBankLineHandler = implement(
  resolveBankLine,
  async ({ params: { id }, body: { as: action } }, { caller: { userId: by }, tx, services }) => {
    await lockStatements(tx);
    const [line] = await selectLines(tx, sql`where id = ${id}`);
    if (!line) return refuse('not_found');
    if (line.effective !== 'exception') return refuse('bank_line_settled');
    const done = await resolveLine(tx, { line, deed: action, by }, services);
    if (!done.ok) return done;
    const { now } = await services.clock.business(tx);
    const note = action.deed === 'aside' ? action.note : null;
    const change = { ...done.value, note, is_automatic: false, decided_by: by, decided_at: now };
    await tx.updateTable('bank_line').set(change).where('id', '=', id).execute();
    const [after] = await selectLines(tx, sql`where id = ${id}`);
    return ok(toLineReply(after ?? line));
  },
);
