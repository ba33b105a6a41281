import { mexicoDate } from '@lender/calculator';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { startOfDay } from './start-of-day.ts';

/** Counts how often a member of staff made a call since midnight in Mexico City. */
export async function countToday(
  tx: Tx,
  { staffId, call }: { readonly staffId: string; readonly call: string },
  clock: Clock,
): Promise<number> {
  const { times } = await tx
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.countAll<number>().as('times'))
    .where('staff_id', '=', staffId)
    .where('call', '=', call)
    .where('outcome', '=', 'done')
    .where('at', '>=', startOfDay(mexicoDate(clock.wall().getTime())))
    .executeTakeFirstOrThrow();
  return times;
}
