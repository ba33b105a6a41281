import { openBorrowerSite, takeOverSession } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { HAND_OVER_SECONDS } from '../../../kernel/tokens.ts';

/** Time in seconds that a member of staff may look at the borrower site; it is no place for a day's work. */
const VISIT_SECONDS = 3_600;
const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** The session exists at once, and ends within the minute unless it is taken over. */
export const openBorrowerSiteHandler = implement(openBorrowerSite, async (_, { caller, tx, services, log }) => {
  const { clock, newId, tokens, env } = services;
  const now = clock.wall();
  const session = { account_id: caller.userId, account_type: 'user', id: newId() } as const;
  const waits = { created_at: now, expires_at: later(now, HAND_OVER_SECONDS), revoked_at: null };
  await tx
    .insertInto('session')
    .values({ ...session, ...waits })
    .execute();
  const claims = { accountId: caller.userId, accountType: 'user', sessionId: session.id } as const;
  const url = new URL('/sesion/entrar', env.BORROWER_URL);
  url.searchParams.set('token', await tokens.signHandOver(claims, now));
  log.info({ event: 'session.handed_over', accountType: 'user' });
  return ok({ url: url.href });
});

/** Takes over a session. One statement finds it waiting and activates it, so that of two requests one gets it. */
export const takeOverSessionHandler = implement(takeOverSession, async ({ body }, { tx, services, log }) => {
  const { clock, tokens } = services;
  const now = clock.wall();
  const claims = await tokens.verifyHandOver(body.token, now);
  if (!claims) return refuse('code_expired');
  const endsAt = later(now, VISIT_SECONDS);
  const taken = await tx
    .updateTable('session')
    .set({ expires_at: endsAt, used_at: now })
    .where('account_id', '=', claims.accountId)
    .where('id', '=', claims.sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', later(now, HAND_OVER_SECONDS))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return refuse('code_expired');
  log.info({ event: 'session.taken_over', accountType: 'user' });
  return ok({ Authorization: await tokens.sign(claims, now, endsAt) });
});
