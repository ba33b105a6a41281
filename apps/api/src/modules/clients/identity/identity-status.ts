import { daysBetween, mexicoDate } from '@lender/calculator';
import {
  ACTIVE_APPLICATION_STATUSES,
  APPLICATION_STATUS,
  type ApplicationStatus,
  type ClientStatus,
  isCoolingOff,
  isIdentityFrozen,
  type LoanStatus,
} from '@lender/lending';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { activePolicy, readPolicy } from '../../policies/index.ts';

export interface IdentityStatus {
  /** True when names, CURP and CLABE can no longer be changed. */
  readonly isFrozen: boolean;
  /** True when something was decided or signed under them: a value that is corrected later stays this client's. */
  readonly hasHistory: boolean;
}

interface StatusRow {
  readonly status: ClientStatus;
  readonly loans: readonly LoanStatus[];
  readonly application: ApplicationStatus | null;
  readonly is_payout_under_way: boolean;
  readonly rejected_at: Date | null;
  readonly has_history: boolean;
}

/**
 * Tells whether a client's identity is frozen or has a history. The caller has locked the client, so that nothing is
 * signed meanwhile.
 */
export async function identityStatus(
  tx: Tx,
  clientId: string,
  services: Pick<Services, 'clock'>,
): Promise<IdentityStatus> {
  const row = await readStatus(tx, clientId);
  const isFrozen = isIdentityFrozen({
    clientStatus: row.status,
    loanStatuses: row.loans,
    applicationStatus: row.application,
    isPayoutUnderWay: row.is_payout_under_way,
    isCoolingOff: row.rejected_at !== null && (await doesRejectionCount(tx, row.rejected_at, services)),
  });
  return { isFrozen, hasHistory: row.has_history };
}

async function readStatus(tx: Tx, clientId: string): Promise<StatusRow> {
  const { rows } = await sql<StatusRow>`
    select c.status,
      coalesce((select json_agg(status) from loan where client_id = c.client_id), '[]') as loans,
      (select status from application where client_id = c.client_id
        and status in (${sql.join([...ACTIVE_APPLICATION_STATUSES])})) as application,
      exists (select from payout where client_id = c.client_id
        and status in ('queued', 'sending', 'sent')) as is_payout_under_way,
      (select max(status_since) from application where client_id = c.client_id
        and status = ${APPLICATION_STATUS.rejected}) as rejected_at,
      exists (select from agreement where client_id = c.client_id and signed_at is not null)
        or exists (select from decision where client_id = c.client_id)
        or exists (select from application where client_id = c.client_id
          and status = ${APPLICATION_STATUS.rejected}) as has_history
    from client c where c.client_id = ${clientId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`client ${clientId} is gone`);
  return row;
}

/**
 * Tells whether a rejection still counts by the policy in force; without a policy, no rule says that a rejection is
 * forgotten.
 */
async function doesRejectionCount(tx: Tx, rejectedAt: Date, { clock }: Pick<Services, 'clock'>): Promise<boolean> {
  const { now, today } = await clock.business(tx);
  const policy = await activePolicy(tx, now);
  return policy === undefined || isCoolingOff(readPolicy(policy), daysBetween(mexicoDate(rejectedAt.getTime()), today));
}
