import { importBankStatement, STATEMENT_FAULTS, type StatementFault } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import * as z from 'zod/mini';
import { withParameter } from '../../shell/with-parameter.ts';
import { statementsPath } from './statement-query.ts';
import { statementsCopy } from './statements.copy.es.ts';

const { upload: copy } = statementsCopy;

/** Reason why nothing was imported, and the account that was typed. */
export interface UploadProblem {
  readonly title: string;
  readonly said: readonly string[];
  readonly account: string;
}

const LONGEST_NAME = 120;
const faulty = z.object({
  faults: z.array(z.object({ line: z.int(), fault: z.enum(STATEMENT_FAULTS) })),
  count: z.int(),
});

/** Imports a file, and continues to the lines that have to be looked at. */
export async function takeIn(call: Call, data: FormData): Promise<Outcome<UploadProblem>> {
  const account = String(data.get('account') ?? '').trim();
  const file = data.get('file');
  const name = file instanceof File && file.size > 0 ? nameOf(file) : '';
  const refused = (...said: readonly string[]) => showRefusal({ title: copy.refused(name), said, account });
  if (!(file instanceof File) || file.size === 0) return refused(copy.problems.file);
  if (!/^\d{4}$/.test(account)) return refused(copy.problems.account);
  const answer = await call(importBankStatement, { body: { account, name, file } }, formKeyOf(data));
  if (answer.ok) {
    const { id, exceptions } = answer.data;
    return leadTo(withParameter(statementsPath(exceptions > 0 ? { state: 'exception' } : {}), 'archivo', id));
  }
  const { code, facts } = answer.refusal;
  if (code === 'too_large') return refused(copy.problems.too_large);
  const found = faulty.safeParse(facts);
  return refused(...(code === 'statement_unreadable' && found.success ? saidOf(found.data) : [copy.problems.other]));
}

/** Returns the file's name as one line. */
const nameOf = ({ name }: File): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim() || 'CSV';

function saidOf({ faults, count }: z.infer<typeof faulty>): readonly string[] {
  const lines = faults.map(({ line, fault }: { line: number; fault: StatementFault }) =>
    copy.line(line, copy.faults[fault]),
  );
  return count > faults.length ? [...lines, copy.more(count - faults.length)] : lines;
}
