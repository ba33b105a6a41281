import { listReceiptMatches } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { staffName } from '../../access/index.ts';
import { loansOfKeys } from '../../loans/index.ts';
import { UNDO_MS } from './undoable-match.ts';

const MOST = 100;

export const listMatchesHandler = implement(listReceiptMatches, async (_, { tx, services }) => {
  const { now } = await services.clock.business(tx);
  const rows = await tx
    .selectFrom('receipt')
    .select(['id', 'amount_centavos', 'received_on', 'client_id', 'loan_id', 'matched_at'])
    .select((eb) => staffName(eb.ref('receipt.matched_by')).as('by_name'))
    .where('status', '=', 'matched')
    .where('matched_by', 'is not', null)
    .where('matched_at', '>', new Date(now.getTime() - UNDO_MS))
    .orderBy('matched_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const keys = rows.flatMap(({ client_id, loan_id: id }) => (client_id && id ? [{ client_id, id }] : []));
  const loans = new Map((await loansOfKeys(tx, keys)).map((loan) => [loan.id, loan]));
  return ok(
    rows.flatMap(({ id, amount_centavos: amount, received_on: receivedOn, loan_id, matched_at, by_name }) => {
      const loan = loans.get(loan_id ?? '');
      if (!loan || !matched_at) return [];
      const until = new Date(matched_at.getTime() + UNDO_MS).toISOString();
      const match = { matchedAt: matched_at.toISOString(), byName: by_name ?? '', until };
      return [{ id, amount, receivedOn, loanId: loan.id, number: loan.hashed_id, ...match }];
    }),
  );
});
