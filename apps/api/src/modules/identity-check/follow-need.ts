import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { reopenNeed, settleNeed } from '../applications/index.ts';
import { needOf } from './check-progress.policy.ts';
import type { IdentityCheck } from './check-record.ts';

/** Updates the application's requirement by its check; where nothing else is missing, the decision follows. */
export async function followNeed(
  tx: Tx,
  check: IdentityCheck,
  services: Pick<Services, 'clock' | 'jobs'>,
): Promise<void> {
  const need = { clientId: check.client_id, applicationId: check.application_id, need: 'identityCheck' } as const;
  const state = needOf(check);
  if (state !== 'open') return settleNeed(tx, { ...need, state }, services);
  const objections = check.reason_code === null ? [] : [{ document: 'identity', code: check.reason_code }];
  await reopenNeed(tx, { ...need, objections }, services);
}
