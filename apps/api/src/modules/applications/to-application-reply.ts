import { mexicoDate } from '@lender/calculator';
import type { getActualApplication, Reply } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus, isApplicationActive } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { loanOfApplication, readPaper } from '../loans/index.ts';
import type { ApplicationRecord } from './application-record.ts';
import { readSignals } from './application-signals.ts';
import { quoteApplication } from './terms/quote-application.ts';

type Application = Reply<typeof getActualApplication>;

/** Returns an application as its borrower sees it. */
export const toApplicationReply = async (
  tx: Tx,
  record: ApplicationRecord,
  services: Pick<Services, 'clock'>,
): Promise<Application> => toReplyWithTerm(record, await termOf(tx, record, services));

/** Returns the reply where the term is known already. */
export function toReplyWithTerm(record: ApplicationRecord, days: number | undefined): Application {
  const signals = readSignals(record.signals);
  return {
    id: record.id,
    hashedId: record.hashed_id,
    status: record.status,
    desiredLoanAmount: record.desired_centavos,
    principalAmount:
      record.status === APPLICATION_STATUS.yhatIncrease ? record.desired_centavos : record.principal_centavos,
    loanAmount: record.principal_centavos,
    offeredAmount: record.offered_centavos ?? record.principal_centavos,
    salaryCycle: record.pay_cycle,
    payDates: { first_repayment_option: record.first_pay_date, second_repayment_option: record.second_pay_date },
    term: days === undefined ? null : { value: days, unit: 'day' },
    paymentMethod: record.payout_method,
    hotjarUserId: signals.hotjarUserId ?? null,
    juicySessionId: signals.juicySessionId ?? null,
    reasons: record.reasons,
    createdAt: record.created_at.toISOString(),
    ...(isEnded(record.status) && { ended: { on: mexicoDate(record.status_since.getTime()), why: record.ending } }),
  };
}

const isEnded = (status: ApplicationStatus): boolean =>
  status === APPLICATION_STATUS.canceled || status === APPLICATION_STATUS.terminated;

/** Returns the days of an application's term: as signed once it is signed; from today while it is open; else none. */
export async function termOf(
  tx: Tx,
  record: ApplicationRecord,
  services: Pick<Services, 'clock'>,
): Promise<number | undefined> {
  const isSigned = record.status === APPLICATION_STATUS.accepted || record.status === APPLICATION_STATUS.completed;
  if (isSigned) {
    const loan = await loanOfApplication(tx, record);
    return loan?.terms ? readPaper(loan).offer.termDays : undefined;
  }
  if (!isApplicationActive(record.status)) return undefined;
  const offer = await quoteApplication(tx, record, services);
  return offer.ok ? offer.value.termDays : undefined;
}
