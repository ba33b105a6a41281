import { mexicoDate, type PlainDate } from '@lender/calculator';
import { identifierQuotaOf, type StaffRole } from '@lender/lending';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database/database.ts';

/** How many identifiers somebody saw today, and how many they may see. */
export interface IdentifierUse {
  readonly used: number;
  readonly limit: number;
  readonly left: number;
}

interface Viewer {
  readonly userId: string;
  readonly role: StaffRole;
}

/** The day for which identifiers are counted now. */
export const quotaDay = (clock: Pick<Clock, 'wall'>): PlainDate => mexicoDate(clock.wall().getTime());

const useOf = (role: StaffRole, { used, more }: { readonly used: number; readonly more: number }): IdentifierUse => {
  const limit = identifierQuotaOf(role) + more;
  return { used, limit, left: Math.max(0, limit - used) };
};

/** How many identifiers somebody of the staff saw today; nothing is counted. */
export async function readIdentifierUse(
  tx: Tx,
  { userId, role }: Viewer,
  clock: Pick<Clock, 'wall'>,
): Promise<IdentifierUse> {
  const row = await tx
    .selectFrom('identifier_use')
    .select(['used', 'more'])
    .where('staff_id', '=', userId)
    .where('day', '=', quotaDay(clock))
    .executeTakeFirst();
  return useOf(role, row ?? { used: 0, more: 0 });
}

/**
 * Counts one identifier that somebody is about to see. Nothing where none is left. Their row is locked until the end of
 * the transaction, so that calls at the same moment cannot see more than there is.
 */
export async function takeIdentifier(
  tx: Tx,
  { userId, role }: Viewer,
  clock: Pick<Clock, 'wall'>,
): Promise<IdentifierUse | undefined> {
  const day = quotaDay(clock);
  await tx
    .insertInto('identifier_use')
    .values({ staff_id: userId, day, used: 0 })
    .onConflict((conflict) => conflict.columns(['staff_id', 'day']).doNothing())
    .execute();
  const row = await tx
    .updateTable('identifier_use')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('staff_id', '=', userId)
    .where('day', '=', day)
    .where((eb) => eb('used', '<', eb('more', '+', identifierQuotaOf(role))))
    .returning(['used', 'more'])
    .executeTakeFirst();
  return row && useOf(role, row);
}

/** Lets somebody see so many identifiers more on a day. */
export async function addIdentifiers(
  tx: Tx,
  { staffId, day, amount }: { readonly staffId: string; readonly day: PlainDate; readonly amount: number },
): Promise<void> {
  await tx
    .insertInto('identifier_use')
    .values({ staff_id: staffId, day, used: 0, more: amount })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'day']).doUpdateSet((eb) => ({ more: eb('identifier_use.more', '+', amount) })),
    )
    .execute();
}
