import { listPayouts } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../../implement.ts';
import { readFullNames } from '../../../clients/index.ts';
import { loanReferences } from '../../../loans/index.ts';
import { selectPayouts, statusesOf, toPayoutReply } from './to-payout-reply.ts';

export const listPayoutsHandler = implement(listPayouts, async ({ query }, { tx }) => {
  const { state, before, perPage = 25 } = query;
  const rows = await selectPayouts(tx)
    .$if(state !== undefined, (payouts) => payouts.where('payout.status', 'in', statusesOf(state ?? 'queued')))
    .$if(before !== undefined, (payouts) => payouts.where('payout.id', '<', before ?? ''))
    .orderBy('payout.id', 'desc')
    .limit(perPage)
    .execute();
  const people = await readFullNames(
    tx,
    rows.map(({ client_id }) => client_id),
  );
  const loans = await loanReferences(
    tx,
    rows.map(({ loan_id }) => loan_id),
  );
  return ok(rows.map((row) => toPayoutReply(row, { people, loans })));
});
