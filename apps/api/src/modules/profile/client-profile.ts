import type { PayCycle, PlainDate } from '@lender/calculator';
import type { getClient, Reply } from '@lender/contract';
import { APPLICATION_STATUS, CLIENT_STATUS, isApplicationActive } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';
import type { Services } from '../../services.ts';
import { latestApplication } from '../applications/index.ts';
import { isAccountComplete, openPersonal } from '../clients/index.ts';
import { hasActiveRefinancing } from '../extensions/index.ts';
import { readClientStatus } from '../loans/index.ts';
import { activeProduct, availableCentavos } from '../pricing/index.ts';
import { currentRejection } from './current-rejection.ts';

/** Reads the signed-in client, as the borrower site needs it. */
export async function readClientProfile(
  tx: Tx,
  clientId: string,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<Reply<typeof getClient>> {
  const [client] = await profileOf(tx, clientId);
  if (!client) throw new Error(`client ${clientId} is gone`);
  const application = await latestApplication(tx, clientId);
  const { now, today } = await clock.business(tx);
  const status = await readClientStatus(tx, clientId, today);
  const product = await activeProduct(tx, now);
  const sealed = (column: 'email' | 'alternate_phone', value: Buffer | null) =>
    value && openPersonal(vault, column, { clientId, sealed: value });
  return {
    id: clientId,
    uuid: clientId,
    hashedUserId: client.hashed_user_id,
    firstName: client.first_name,
    email: sealed('email', client.email_sealed),
    status: client.status,
    mustCompleteAccount: client.status === CLIENT_STATUS.verification && !(await isAccountComplete(tx, clientId)),
    availableLoanAmount: availableCentavos(product, status),
    hasActiveLoan: status.hasActiveLoan,
    hasActualApplication: application !== undefined && isApplicationActive(application.status),
    rejection: await currentRejection(tx, application, { clock }),
    hasActiveRefinancing: status.hasActiveLoan && (await hasActiveRefinancing(tx, clientId, today)),
    hasUncancelledApplications: application !== undefined && application.status !== APPLICATION_STATUS.canceled,
    closedLoansCount: status.closedLoans,
    ...payOf(client.pay_cycle ? client : application),
    info: { mobilePhone: { number: openPersonal(vault, 'phone', { clientId, sealed: client.phone_sealed }) } },
    alternatePhone: sealed('alternate_phone', client.alternate_phone_sealed),
    fake: false,
    allowsTracking: client.allows_tracking,
  };
}

const profileOf = prepared((db, clientId: string) =>
  db
    .selectFrom('client')
    .leftJoin('client_details', 'client_details.client_id', 'client.client_id')
    .select((eb) => [
      eb
        .selectFrom('consent')
        .select('granted')
        .whereRef('consent.client_id', '=', 'client.client_id')
        .where('consent.kind', '=', 'tracking')
        .orderBy('consent.id', 'desc')
        .limit(1)
        .as('allows_tracking'),
      'client.status',
      'client.email_sealed',
      'client.phone_sealed',
      'client.hashed_user_id',
      'client.alternate_phone_sealed',
      'client.pay_cycle',
      'client.first_pay_date',
      'client.second_pay_date',
      'client_details.first_name',
    ])
    .where('client.client_id', '=', clientId),
);

interface Pay {
  readonly pay_cycle: PayCycle | null;
  readonly first_pay_date: PlainDate | null;
  readonly second_pay_date: PlainDate | null;
}

/** Returns the client's pay cycle and dates: from the profile, or else from the newest application. */
function payOf(pay: Pay | undefined): Pick<Reply<typeof getClient>, 'salaryCycle' | 'payDate'> {
  const cycle = pay?.pay_cycle ?? null;
  const first = pay?.first_pay_date ?? null;
  const days = [first, pay?.second_pay_date ?? null].filter((date) => date !== null).map(dayOfMonth);
  return {
    salaryCycle: cycle,
    payDate: {
      referenceDate: first,
      semiMonthlyPayDates: cycle === 'semi_monthly' ? days : null,
      dateOfMonth: cycle === 'monthly' ? (days[0] ?? null) : null,
    },
  };
}

const dayOfMonth = (date: string): number => Number(date.slice(8));
