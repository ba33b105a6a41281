import { mexicoDate, type PlainDate } from '@lender/calculator';
import { identifierQuotaOf, type StaffRole } from '@lender/lending';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database/database.ts';

/** Number of identifiers that a member of staff saw today, and the limit. */
export interface IdentifierUse {
  readonly used: number;
  readonly limit: number;
  readonly left: number;
}

interface Viewer {
  readonly userId: string;
  readonly role: StaffRole;
}

/** Returns the day for which identifiers are counted now. */
export const quotaDay = (clock: Pick<Clock, 'wall'>): PlainDate => mexicoDate(clock.wall().getTime());

const useOf = (role: StaffRole, { used, more }: { readonly used: number; readonly more: number }): IdentifierUse => {
  const limit = identifierQuotaOf(role) + more;
  return { used, limit, left: Math.max(0, limit - used) };
};

/** Reads how many identifiers a member of staff saw today, without counting one. */
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
 * Counts one identifier that a member of staff is about to see. Undefined where none is left. Their row is locked until
 * the end of the transaction, so that calls at the same moment cannot exceed the limit.
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

/** Raises the number of identifiers that a member of staff may see on a day. */
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
