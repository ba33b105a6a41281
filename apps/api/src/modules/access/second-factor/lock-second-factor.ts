import type { Tx } from '../../../kernel/database/database.ts';

/** Reads and locks the second factor of a member of staff until the transaction ends. */
export const lockSecondFactor = (tx: Tx, userId: string) =>
  tx
    .selectFrom('staff_user')
    .select(['id', 'email', 'mfa_secret_sealed', 'mfa_confirmed_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
