import type { Tx } from '../../../kernel/database/database.ts';
import { PAID_OUT_LOAN_STATUSES, readLoans, type ServicedLoan } from '../../loans/index.ts';

/** As many as are read at a time: others are served between two pages. */
const PAGE = 500;

const paidOut = (tx: Tx) =>
  tx
    .selectFrom('loan')
    .selectAll()
    .where('status', 'in', [...PAID_OUT_LOAN_STATUSES])
    .where('start_date', 'is not', null);
type PaidOut = ReturnType<typeof paidOut>;

/** Loans whose money went out, with all that happened to them, page after page. */
export async function* loansInPages(
  tx: Tx,
  narrow: (loans: PaidOut) => PaidOut,
): AsyncGenerator<readonly ServicedLoan[]> {
  const ordered = narrow(paidOut(tx)).orderBy('id').limit(PAGE);
  for (let last: string | undefined; ; ) {
    const after = last;
    const records = await (after === undefined ? ordered : ordered.where('id', '>', after)).execute();
    if (records.length > 0) yield await readLoans(tx, records);
    if (records.length < PAGE) return;
    last = records.at(-1)?.id;
  }
}
