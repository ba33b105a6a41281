import { daysBetween, mexicoDate, monthsBetween, type PlainDate } from '@lender/calculator';
import { ageOn } from '@lender/curp';
import {
  APPLICATION_STATUS,
  LOAN_STATUS,
  type LoanStatus,
  ladderLimit,
  mayClientApply,
  type Policy,
  type Variables,
} from '@lender/lending';
import { readLoanHistory } from '../../clients/loan-history.ts';
import { lockClient } from '../../clients/lock-client.ts';
import type { Tx } from '../../database/database.ts';
import { currentDocuments, missingPhotos } from '../../documents/client-documents.ts';
import type { ApplicationRecord } from '../../lifecycle/application-record.ts';
import type { Product } from '../../product/product.ts';

export interface Applicant {
  readonly record: ApplicationRecord;
  readonly product: Product;
  readonly policy: Policy;
  readonly termDays: number;
  readonly today: PlainDate;
}

/**
 * Collects everything that the policy may ask about an applicant. A client without loans has no lateness and no
 * extensions; what a provider that is not in use would tell is simply not there.
 */
export async function decisionVariables(
  tx: Tx,
  { record, product, policy, termDays, today }: Applicant,
): Promise<Variables> {
  const clientId = record.client_id;
  const { status } = await lockClient(tx, clientId);
  const history = await readLoanHistory(tx, clientId);
  const person = await tx
    .selectFrom('client_details')
    .innerJoin('employment', 'employment.client_id', 'client_details.client_id')
    .select(['birth_date', 'employed_since', 'monthly_income_centavos', 'monthly_obligations_centavos'])
    .where('client_details.client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const loans = await pastLoans(tx, clientId);
  const rejected = await tx
    .selectFrom('application')
    .select('status_since')
    .where('client_id', '=', clientId)
    .where('status', '=', APPLICATION_STATUS.rejected)
    .orderBy('status_since', 'desc')
    .executeTakeFirst();
  const closedLoans = loans
    .filter(({ status: loanStatus }) => loanStatus === LOAN_STATUS.paid)
    .map(({ daysLate }) => ({ maxDaysLate: daysLate, hasUnpaidExtension: false }));

  return {
    ageYears: ageOn(person.birth_date, today),
    listHit: !mayClientApply(status),
    identifierInvalid: false,
    ownDaysPastDue: 0,
    hasLostDebt: loans.some((loan) => LOST.includes(loan.status)),
    daysSinceRejection: rejected ? daysBetween(mexicoDate(rejected.status_since.getTime()), today) : null,
    hasNewEvidence: false,
    idDocumentsComplete: missingPhotos(await currentDocuments(tx, clientId)).length === 0,
    askedCentavos: record.desired_centavos,
    wantsLargerOffer: record.larger_offer_welcome,
    clientKind: history.kind,
    termDays,
    netIncomeCentavosPerMonth: person.monthly_income_centavos,
    obligationsCentavosPerMonth: person.monthly_obligations_centavos,
    activeBalanceCentavos: 0,
    ladderCentavos: ladderLimit({
      ladder: policy.ladder,
      firstMaximumCentavos: product.limits.first.maxCentavos,
      closedLoans,
    }),
    employmentMonths: monthsBetween(person.employed_since as PlainDate, today),
    closedLoans: history.closedLoans,
    maxDaysLate: Math.max(0, ...closedLoans.map(({ maxDaysLate }) => maxDaysLate)),
    extensionsOfLastLoan: 0,
  };
}

const LOST: readonly LoanStatus[] = [LOAN_STATUS.soldDebt, LOAN_STATUS.writeOff];

/** Every loan that was paid out, the oldest first, with how late its last payment came. */
async function pastLoans(tx: Tx, clientId: string): Promise<{ status: LoanStatus; daysLate: number }[]> {
  const rows = await tx
    .selectFrom('loan')
    .leftJoin('payment', (join) =>
      join.onRef('payment.client_id', '=', 'loan.client_id').onRef('payment.loan_id', '=', 'loan.id'),
    )
    .select(['loan.id', 'loan.status', 'loan.due_date', (eb) => eb.fn.max('payment.paid_on').as('last_paid_on')])
    .where('loan.client_id', '=', clientId)
    .where('loan.due_date', 'is not', null)
    .groupBy(['loan.client_id', 'loan.id'])
    .orderBy('loan.id')
    .execute();
  return rows.map(({ status, due_date, last_paid_on }) => ({
    status,
    daysLate: due_date && last_paid_on ? Math.max(0, daysBetween(due_date as PlainDate, last_paid_on as PlainDate)) : 0,
  }));
}
