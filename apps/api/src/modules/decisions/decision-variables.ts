import { daysBetween, mexicoDate, monthsBetween, type PlainDate } from '@lender/calculator';
import { ageOn } from '@lender/curp';
import {
  APPLICATION_STATUS,
  isLoanOpen,
  LOAN_STATUS,
  type LoanStatus,
  ladderLimit,
  mayClientApply,
  type Policy,
  type Variables,
} from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { currentDocuments, missingPhotos } from '../documents/index.ts';
import { paidOutLoans, readLoan } from '../loans/index.ts';
import { type Product, readLoanHistory } from '../pricing/index.ts';

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
  const { created_at, phone_verified_at } = await tx
    .selectFrom('client')
    .select(['created_at', 'phone_verified_at'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const loans = await standingOfLoans(tx, { clientId, today });
  const rejected = await tx
    .selectFrom('application')
    .select('status_since')
    .where('client_id', '=', clientId)
    .where('status', '=', APPLICATION_STATUS.rejected)
    .orderBy('status_since', 'desc')
    .executeTakeFirst();
  const closedLoans = loans
    .filter(({ status: loanStatus }) => loanStatus === LOAN_STATUS.paid)
    .map(({ worstDaysLate }) => ({ maxDaysLate: worstDaysLate, hasUnpaidExtension: false }));

  return {
    ageYears: ageOn(person.birth_date, today),
    listHit: !mayClientApply(status),
    identifierInvalid: false,
    ownDaysPastDue: Math.max(0, ...loans.map(({ daysPastDue }) => daysPastDue)),
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
    activeBalanceCentavos: loans.reduce((sum, { owedCentavos }) => sum + owedCentavos, 0),
    ladderCentavos: ladderLimit({
      ladder: policy.ladder,
      firstMaximumCentavos: product.limits.first.maxCentavos,
      closedLoans,
    }),
    employmentMonths: monthsBetween(person.employed_since, today),
    closedLoans: history.closedLoans,
    maxDaysLate: Math.max(0, ...closedLoans.map(({ maxDaysLate }) => maxDaysLate)),
    extensionsOfLastLoan: loans.at(-1)?.extensions ?? 0,
    daysSincePhoneVerified: daysBetween(mexicoDate((phone_verified_at ?? created_at).getTime()), today),
    decisionRetries: await failedDecisions(tx, record),
  };
}

/** How many decisions failed one after the other up to now. */
export async function failedDecisions(tx: Tx, record: ApplicationRecord): Promise<number> {
  const decisions = await tx
    .selectFrom('decision')
    .select('outcome')
    .where('client_id', '=', record.client_id)
    .where('application_id', '=', record.id)
    .orderBy('id', 'desc')
    .execute();
  const lastMade = decisions.findIndex(({ outcome }) => outcome !== APPLICATION_STATUS.decisionError);
  return lastMade === -1 ? decisions.length : lastMade;
}

const LOST: readonly LoanStatus[] = [LOAN_STATUS.soldDebt, LOAN_STATUS.writeOff];

/** How every loan that was paid out stands, the oldest first. */
async function standingOfLoans(tx: Tx, { clientId, today }: { clientId: string; today: PlainDate }) {
  const loans = await paidOutLoans(tx, clientId);
  return Promise.all(
    loans.map(async (loan) => {
      const { daysLate, worstDaysLate, outstandingCentavos, extensions } = (await readLoan(tx, loan)).positionOn(today);
      const isOpen = isLoanOpen(loan.status);
      return {
        status: loan.status,
        worstDaysLate,
        extensions: extensions.length,
        daysPastDue: isOpen ? daysLate : 0,
        owedCentavos: isOpen ? outstandingCentavos : 0,
      };
    }),
  );
}
