import { daysBetween, mexicoDate, type PlainDate } from '@lender/calculator';
import { mayClientApply, type Variables } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { countHolders, isIdentifierDoubted, isListed, lockClient, readAccount } from '../../clients/index.ts';
import { isDeviceListed } from '../../identity/index.ts';
import type { Applicant } from './applicant.ts';

/**
 * Collects what our lists contain about the identity of an applicant, and how many other clients share data that should
 * be theirs alone.
 */
export async function ownLists(
  tx: Tx,
  { record, today }: Pick<Applicant, 'record' | 'today'>,
  services: Pick<Services, 'clock'>,
): Promise<Variables> {
  const clientId = record.client_id;
  const { status } = await lockClient(tx, clientId);
  const holders = await countHolders(tx, clientId);
  return {
    listHit: !mayClientApply(status) || (await isListed(tx, clientId)) || (await isDeviceListed(tx, clientId)),
    identifierInvalid: await isIdentifierDoubted(tx, clientId, services),
    clientsOnPhone: holders.phone,
    clientsOnClabe: holders.clabe,
    daysSincePhoneVerified: await daysSincePhoneVerified(tx, { clientId, today }),
  };
}

interface OnDay {
  readonly clientId: string;
  readonly today: PlainDate;
}

async function daysSincePhoneVerified(tx: Tx, { clientId, today }: OnDay): Promise<number> {
  const { createdAt, phoneVerifiedAt } = await readAccount(tx, clientId);
  return daysBetween(mexicoDate((phoneVerifiedAt ?? createdAt).getTime()), today);
}
