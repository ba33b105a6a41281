import type { getClient, Reply } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, applyAgainOn } from '../applications/index.ts';

/** Returns the rejection of a client's latest application, as long as it counts; `null` without one. */
export async function currentRejection(
  tx: Tx,
  application: ApplicationRecord | undefined,
  services: Pick<Services, 'clock'>,
): Promise<Reply<typeof getClient>['rejection']> {
  if (application?.status !== APPLICATION_STATUS.rejected) return null;
  const again = await applyAgainOn(tx, application, services);
  const { today } = await services.clock.business(tx);
  if (again !== null && again <= today) return null;
  return { reasons: application.reasons, applyAgainOn: again };
}
