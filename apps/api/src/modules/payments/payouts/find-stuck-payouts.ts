import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { askAboutPayout } from './payout-tasks.ts';

/** A transfer by SPEI takes minutes; one that is nowhere after this long waits for a person. */
const STUCK_HOURS = 24;

/** Asks a person about every payout that has been under way for too long. */
export async function findStuckPayouts(tx: Tx, services: Pick<Services, 'clock' | 'newId'>): Promise<void> {
  const { now } = await services.clock.business(tx);
  const stuck = await tx
    .selectFrom('payout')
    .selectAll()
    .where('status', 'in', ['queued', 'sending', 'sent'])
    .where('status_since', '<', new Date(now.getTime() - STUCK_HOURS * 3_600_000))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('staff_task')
            .select('staff_task.id')
            .where('staff_task.kind', '=', 'payout_stuck')
            .whereRef('staff_task.subject', '=', eb.cast('payout.id', 'text')),
        ),
      ),
    )
    .orderBy('status_since')
    .limit(BATCH)
    .execute();
  for (const payout of stuck)
    await askAboutPayout(tx, { kind: 'payout_stuck', payout, cause: payout.status }, services);
}

const BATCH = 200;
