import { addDays, mexicoDate, type PlainDate } from '@lender/calculator';
import { coolingOffDays } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { activePolicy, readPolicy } from '../policies/index.ts';
import type { ApplicationRecord } from './application-record.ts';

/**
 * Returns the first day on which the rejection of an application no longer counts, by the policy that decides now;
 * `null` where that names none.
 */
export async function applyAgainOn(
  tx: Tx,
  { status_since: rejectedAt }: Pick<ApplicationRecord, 'status_since'>,
  { clock }: Pick<Services, 'clock'>,
): Promise<PlainDate | null> {
  const { now } = await clock.business(tx);
  const policy = await activePolicy(tx, now);
  const days = policy && coolingOffDays(readPolicy(policy));
  return days === undefined ? null : addDays(mexicoDate(rejectedAt.getTime()), days);
}
