import { daysBetween, mexicoDate, type PlainDate } from '@lender/calculator';
import {
  APPLICATION_STATUS,
  isLoanOpen,
  LOAN_STATUS,
  type LoanStatus,
  ladderLimit,
  type Variables,
} from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { needStates } from '../../applications/index.ts';
import { wasLeftUnpaid } from '../../extensions/index.ts';
import { paidOutLoans, readLoan } from '../../loans/index.ts';
import { limitOverride, readLoanHistory } from '../../pricing/index.ts';
import { failedDecisions } from '../failed-decisions.ts';
import type { Applicant } from './applicant.ts';

/** Collects what our own books and files contain. A client without loans has no lateness and no extensions. */
export async function ownBooks(tx: Tx, { record, product, policy, today }: Applicant): Promise<Variables> {
  const clientId = record.client_id;
  const history = await readLoanHistory(tx, clientId);
  const override = await limitOverride(tx, clientId, today);
  const loans = await statusOfLoans(tx, { clientId, today });
  const closedLoans = loans
    .filter(({ status: loanStatus }) => loanStatus === LOAN_STATUS.paid)
    .map(({ worstDaysLate, hasUnpaidExtension }) => ({ maxDaysLate: worstDaysLate, hasUnpaidExtension }));
  return {
    ownDaysPastDue: Math.max(0, ...loans.map(({ daysPastDue }) => daysPastDue)),
    hasLostDebt: loans.some((loan) => LOST.includes(loan.status)),
    daysSinceRejection: await daysSinceRejection(tx, { clientId, today }),
    incomeProven: (await needStates(tx, record)).get('payroll') === 'done',
    clientKind: history.kind,
    activeBalanceCentavos: loans.reduce((sum, { owedCentavos }) => sum + owedCentavos, 0),
    // Two people may set this client's limit; income and the product still bound it.
    ladderCentavos:
      override?.limitCentavos ??
      ladderLimit({
        ladder: policy.ladder,
        firstMaximumCentavos: product.limits.first.maxCentavos,
        closedLoans,
      }),
    closedLoans: history.closedLoans,
    maxDaysLate: Math.max(0, ...closedLoans.map(({ maxDaysLate }) => maxDaysLate)),
    extensionsOfLastLoan: loans.at(-1)?.extensions ?? 0,
    decisionRetries: await failedDecisions(tx, record),
  };
}

interface OnDay {
  readonly clientId: string;
  readonly today: PlainDate;
}

async function daysSinceRejection(tx: Tx, { clientId, today }: OnDay): Promise<number | null> {
  const rejected = await tx
    .selectFrom('application')
    .select('status_since')
    .where('client_id', '=', clientId)
    .where('status', '=', APPLICATION_STATUS.rejected)
    .orderBy('status_since', 'desc')
    .executeTakeFirst();
  return rejected ? daysBetween(mexicoDate(rejected.status_since.getTime()), today) : null;
}

const LOST: readonly LoanStatus[] = [LOAN_STATUS.soldDebt, LOAN_STATUS.writeOff];

/** Reads the status of every loan that was paid out, the oldest first. */
async function statusOfLoans(tx: Tx, { clientId, today }: OnDay) {
  const loans = await paidOutLoans(tx, clientId);
  return Promise.all(
    loans.map(async (loan) => {
      const { daysLate, worstDaysLate, outstandingCentavos, extensions } = (await readLoan(tx, loan)).positionOn(today);
      const isOpen = isLoanOpen(loan.status);
      return {
        status: loan.status,
        worstDaysLate,
        extensions: extensions.length,
        hasUnpaidExtension: await wasLeftUnpaid(tx, loan),
        daysPastDue: isOpen ? daysLate : 0,
        owedCentavos: isOpen ? outstandingCentavos : 0,
      };
    }),
  );
}
