import type { Tx } from '../../kernel/database/database.ts';
import { loansOfKeys, readLoans, type ServicedLoan } from '../loans/index.ts';

/** Number of loans read at a time: other requests are served between two pages. */
const PAGE = 500;

/** Reads the loans of some keys with their events, in pages. */
export async function* readLoansOf(
  tx: Tx,
  keys: readonly { readonly clientId: string; readonly loanId: string }[],
): AsyncGenerator<readonly ServicedLoan[]> {
  for (let at = 0; at < keys.length; at += PAGE) {
    const page = keys.slice(at, at + PAGE).map(({ clientId, loanId }) => ({ client_id: clientId, id: loanId }));
    yield await readLoans(tx, await loansOfKeys(tx, page));
  }
}
