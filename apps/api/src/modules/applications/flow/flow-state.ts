import { CLIENT_STATUS, type ClientStatus, type FlowState, OPEN_LOAN_STATUSES } from '@lender/lending';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { PAID_OUT_LOAN_STATUSES } from '../../loans/index.ts';

/** How long a rejection stays on its own page before the client may start anew from there. */
const REJECTION_NOTICE_HOURS = 24;

interface FlowRow {
  status: ClientStatus;
  has_employment: boolean;
  has_address: boolean;
  has_reference: boolean;
  has_bank_account: boolean;
  application_status: FlowState['applicationStatus'];
  documents_finished_at: Date | null;
  status_since: Date | null;
  loan_status: FlowState['loanStatus'];
  offset_ms: number;
}

/** The one read of the flow; everybody who is signed in asks for it every ten seconds. */
export const flowQuery = (clientId: string) =>
  sql<FlowRow>`
    select c.status,
      exists (select from employment where client_id = c.client_id) as has_employment,
      exists (select from address where client_id = c.client_id) as has_address,
      exists (select from reference_contact where client_id = c.client_id) as has_reference,
      exists (select from bank_account where client_id = c.client_id) as has_bank_account,
      a.status as application_status, a.documents_finished_at, a.status_since,
      (select status from loan where client_id = c.client_id and status in (${sql.join([...PAID_OUT_LOAN_STATUSES])}) order by status in (${sql.join([...OPEN_LOAN_STATUSES])}) desc, id desc limit 1) as loan_status,
      k.offset_ms
    from client c
    cross join business_clock k
    left join lateral (select * from application where client_id = c.client_id order by id desc limit 1) a on true
    where c.client_id = ${clientId}`;

/** Everything on which the client's step depends, in one indexed read. */
export async function readFlowState(db: Db | Tx, clientId: string, wallNow: Date): Promise<FlowState> {
  const { rows } = await flowQuery(clientId).execute(db);
  const row = rows[0];
  if (!row) throw new Error(`client ${clientId} is gone`);
  return flowStateOf(row, new Date(wallNow.getTime() + row.offset_ms));
}

function flowStateOf(row: FlowRow, businessNow: Date): FlowState {
  const noticeEnds = row.status_since && row.status_since.getTime() + REJECTION_NOTICE_HOURS * 3_600_000;
  return {
    clientStatus: row.status,
    loanStatus: row.loan_status,
    applicationStatus: row.application_status,
    isDecisionRunning: false,
    // The page of an accepted application shows how the money travels, so it stays until the money arrived.
    isAcceptanceSeen: false,
    isRejectionNoticeOpen: noticeEnds !== null && noticeEnds > businessNow.getTime(),
    hasPreApproval: false,
    needs: {
      employment: !row.has_employment,
      address: !row.has_address,
      reference: !row.has_reference,
      bankAccount: !row.has_bank_account || row.status === CLIENT_STATUS.bankAccountSelect,
      idDocuments: row.documents_finished_at === null,
      // Not asked for: their providers are not in use.
      externalLogin: false,
      bankLink: false,
      directDebitConsent: false,
      identityCheck: 'none',
      bankStatement: false,
      payroll: false,
    },
  };
}
