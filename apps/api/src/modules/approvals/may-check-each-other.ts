import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { lockAccess, readAccessActs, readStaff } from '../access/index.ts';
import { normaliseEmail } from '../clients/index.ts';
import { hasIndependentPair } from './independence.policy.ts';

/**
 * Tells whether there are two independent administrators, so that access can be given by two people. Invitations from
 * the server that are still open count, except for the address that is invited again.
 */
export async function mayCheckEachOther(
  tx: Tx,
  { except }: { readonly except: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<boolean> {
  await lockAccess(tx);
  const now = clock.wall();
  const administrators = (await readStaff(tx)).filter(
    ({ role, suspended_at }) => role === 'admin' && suspended_at === null,
  );
  const expected = await tx
    .selectFrom('staff_invitation')
    .select('id')
    .where('role', '=', 'admin')
    .where('invited_by', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('email', '!=', normaliseEmail(except))
    .execute();
  return hasIndependentPair(
    [...administrators, ...expected].map(({ id }) => id),
    await readAccessActs(tx),
    now,
  );
}
