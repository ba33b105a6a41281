import type { PlainDate } from '@lender/calculator';
import { isLoanOpen, LOAN_STATUS, type OpenLoan } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { type ClientStatus, limitOverride, readLoanHistory } from '../pricing/index.ts';
import { paidOutLoans } from './loan-record.ts';
import { readLoan } from './read-loan.ts';

/** Reads what a client has borrowed so far, and the position on a day of each loan that is still owed. */
export async function readClientStatus(tx: Tx, clientId: string, today: PlainDate): Promise<ClientStatus> {
  const history = await readLoanHistory(tx, clientId);
  const override = await limitOverride(tx, clientId, today);
  const openLoans = history.hasActiveLoan ? await openLoansOf(tx, clientId, today) : [];
  return { ...history, openLoans, overrideCentavos: override?.limitCentavos ?? null };
}

async function openLoansOf(tx: Tx, clientId: string, today: PlainDate): Promise<OpenLoan[]> {
  const open = (await paidOutLoans(tx, clientId)).filter(({ status }) => isLoanOpen(status));
  return Promise.all(
    open.map(async (record) => {
      const { daysLate, principal } = (await readLoan(tx, record)).positionOn(today);
      const isOnHold = record.status === LOAN_STATUS.onHold;
      return { isOnHold, daysLate, outstandingPrincipalCentavos: principal.outstanding };
    }),
  );
}
