import type { PayCycle, PlainDate } from '@lender/calculator';
import type { getClient, Reply } from '@lender/contract';
import { APPLICATION_STATUS, isApplicationActive } from '@lender/lending';
import type { Tx } from '../database/database.ts';
import { latestApplication } from '../lifecycle/application-record.ts';
import { liveProduct } from '../product/product.ts';
import type { Services } from '../services.ts';
import { availableCentavos, readLoanHistory } from './loan-history.ts';
import { openPersonal } from './personal.ts';

/** The signed-in client, as the borrower site needs it. */
export async function readClientProfile(
  tx: Tx,
  clientId: string,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<Reply<typeof getClient>> {
  const client = await tx
    .selectFrom('client')
    .leftJoin('client_details', 'client_details.client_id', 'client.client_id')
    .select([
      'client.status',
      'client.email_sealed',
      'client.phone_sealed',
      'client.hashed_user_id',
      'client_details.first_name',
    ])
    .where('client.client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const application = await latestApplication(tx, clientId);
  const history = await readLoanHistory(tx, clientId);
  const { now } = await clock.business(tx);
  const product = await liveProduct(tx, now);
  const payDate = application?.first_pay_date as PlainDate | undefined;
  const cycle = (application?.pay_cycle ?? null) as PayCycle | null;
  const days = application ? [application.first_pay_date, application.second_pay_date].map(dayOfMonth) : null;

  return {
    id: clientId,
    uuid: clientId,
    hashedUserId: client.hashed_user_id,
    firstName: client.first_name,
    email: openPersonal(vault, 'email', { clientId, sealed: client.email_sealed }),
    status: client.status,
    availableLoanAmount: availableCentavos(product, history),
    hasActiveLoan: history.hasActiveLoan,
    hasActualApplication: application !== undefined && isApplicationActive(application.status),
    hasActiveRefinancing: false,
    hasUncancelledApplications: application !== undefined && application.status !== APPLICATION_STATUS.canceled,
    closedLoansCount: history.closedLoans,
    salaryCycle: cycle,
    payDate: {
      referenceDate: payDate ?? null,
      semiMonthlyPayDates: cycle === 'semi_monthly' ? days : null,
      dateOfMonth: cycle === 'monthly' && days ? (days[0] ?? null) : null,
    },
    info: { mobilePhone: { number: openPersonal(vault, 'phone', { clientId, sealed: client.phone_sealed }) } },
    fake: false,
  };
}

const dayOfMonth = (date: string): number => Number(date.slice(8));
