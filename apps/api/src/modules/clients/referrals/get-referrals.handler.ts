import { getReferrals } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { REFERRAL_COLUMNS, toReferralReply } from './to-referral-reply.ts';

export const getReferralsHandler = implement(getReferrals, async ({ query }, { caller, tx, setPage }) => {
  const { page = 1, perPage = 25 } = query;
  const own = tx.selectFrom('referral').where('client_id', '=', caller.clientId);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(REFERRAL_COLUMNS)
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  setPage({ page, perPage, total, count: rows.length });
  return ok(rows.map(toReferralReply));
});
