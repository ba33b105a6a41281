import { mexicoDate } from '@lender/calculator';
import type { ApplicationEnding } from '@lender/contract';
import type { ApplicationNeed } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { type LoanMessage, localMoment, type NotifyServices, notifyBorrower } from '../messages/index.ts';
import { deadlineOf } from './application-deadline.ts';
import type { ApplicationRecord } from './application-record.ts';
import { type Moved, messageOfMove } from './message-of-move.policy.ts';

/** Notifies a client of the outcome of a move. The words hold neither the amount nor a rejection. */
export async function notifyOfMove(
  tx: Tx,
  { record, move, ending }: { record: ApplicationRecord; move: Moved; ending: ApplicationEnding | undefined },
  services: NotifyServices,
): Promise<void> {
  const message = await messageOf(tx, { record, move, ending });
  if (message) await notifyOfApplication(tx, { record, message }, services);
}

/** Notifies a client of what is missing of the application, in the transaction that asks for it. */
export async function notifyMissing(
  tx: Tx,
  { record, needs }: { readonly record: ApplicationRecord; readonly needs: readonly ApplicationNeed[] },
  services: NotifyServices,
): Promise<void> {
  if (needs.length === 0) return;
  const facts = { ...(await waitingOf(tx, record)), needs };
  await notifyOfApplication(tx, { record, message: { kind: 'documents_missing', facts } }, services);
}

interface ApplicationMessage {
  readonly record: ApplicationRecord;
  readonly message: LoanMessage;
  /** Moment since which it is no longer true. */
  readonly staleAt?: Date;
}

/** Sends a client a message about an application, once for each time that it came into its status. */
export const notifyOfApplication = (
  tx: Tx,
  { record, message, ...until }: ApplicationMessage,
  services: NotifyServices,
): Promise<void> => {
  const { client_id: clientId, id: applicationId } = record;
  const key = `application ${applicationId} ${message.kind} ${record.status_since.toISOString()}`;
  return notifyBorrower(tx, { clientId, applicationId, key, message, ...until }, services);
};

/** Returns the words of a message about an application that waits for its client until its deadline. */
export async function waitingOf(tx: Tx, record: ApplicationRecord) {
  const deadline = deadlineOf({ status: record.status, since: record.status_since });
  if (!deadline) throw new Error(`application ${record.id} may stand in ${record.status} for ever`);
  return { ...askedOf(record), until: await localMoment(tx, record.client_id, deadline) };
}

export const askedOf = ({ created_at }: ApplicationRecord) => ({ askedOn: mexicoDate(created_at.getTime()) });

async function messageOf(
  tx: Tx,
  { record, move, ending }: { record: ApplicationRecord; move: Moved; ending: ApplicationEnding | undefined },
): Promise<LoanMessage | undefined> {
  const kind = messageOfMove(move);
  switch (kind) {
    case undefined:
      return undefined;
    case 'application_rejected':
      return { kind, facts: askedOf(record) };
    case 'application_ended':
      // The other endings have texts of their own.
      return ending === undefined || ending === 'withdrawn' || ending === 'no_price' || ending === 'not_collected'
        ? undefined
        : { kind, facts: { ...askedOf(record), why: ending } };
    default:
      return { kind, facts: await waitingOf(tx, record) };
  }
}
