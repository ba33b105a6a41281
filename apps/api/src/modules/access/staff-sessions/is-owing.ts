import type { SignInDebt } from '@lender/contract';
import type { UserCaller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/database/database.ts';

/** Tells whether the sign-in of a caller still owes a step. */
export async function isOwing(
  tx: Tx,
  { userId, sessionId }: Pick<UserCaller, 'userId' | 'sessionId'>,
  debt: SignInDebt,
): Promise<boolean> {
  const session = await tx
    .selectFrom('session')
    .select('owes')
    .where('account_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session?.owes === debt;
}
