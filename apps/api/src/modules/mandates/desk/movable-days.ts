import { debitSpan } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { notificationMoment } from '../../messages/index.ts';
import { allowed, announced, type DebitRecord } from '../debits/debit-record.ts';
import type { MandateRecord } from '../mandate-record.ts';

interface Movable {
  readonly mandate: MandateRecord;
  readonly debit: DebitRecord;
}

/** Returns the days to which a debit may be moved now; null when its bank was asked already, or no day is left. */
export async function movableDays(
  tx: Tx,
  { mandate, debit }: Movable,
  { clock }: Pick<Services, 'clock'>,
): Promise<NonNullable<ReturnType<typeof debitSpan>> | null> {
  if (debit.status !== 'announced') return null;
  const { now } = await clock.business(tx);
  const reportedAt = await notificationMoment(tx, mandate.client_id, now);
  return debitSpan({ mandate: allowed(mandate), debit: announced(debit), toldAtMs: reportedAt.getTime() }) ?? null;
}
