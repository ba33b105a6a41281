import type { MessageChannel } from '@lender/contract';
import { nextAllowedMoment } from '@lender/lending';
import { publicReference } from '../../kernel/crypto/public-reference.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { giveNewName } from '../../kernel/database/external-ids.ts';
import type { Services } from '../../services.ts';
import { readZone } from './contact-hours/read-zone.ts';
import { reachableChannels } from './delivery/reach.ts';
import { readPreferences } from './preferences/contact-preferences.ts';
import { STOP_KEY_LENGTH, stopKeyHash } from './preferences/stop-key.ts';
import { wordMessage } from './templates/word-message.ts';
import { isReminder } from './wording/is-reminder.ts';
import type { LoanMessage } from './wording/loan-message.ts';
import { sealWords } from './wording/sealed-words.ts';

interface AnyNotification {
  readonly clientId: string;
  /** Cause of the message, such as an event's id: one cause gives one message on one channel. */
  readonly key: string;
  readonly message: LoanMessage;
  /** Moment from which the message is no longer true, and is not sent. @default it stays true */
  readonly staleAt?: Date;
}

/** Message for a borrower about a loan, or about an application that is no loan yet. */
export type Notification = AnyNotification & ({ readonly loanId: string } | { readonly applicationId: string });

/** Services that sending a message needs. */
export type NotifyServices = Pick<Services, 'clock' | 'newId' | 'randomInt' | 'vault'> & {
  readonly jobs: Pick<Services['jobs'], 'enqueue'>;
};

/**
 * Notifies a borrower about a loan, on every channel that certainly reaches no other person: after the transaction
 * commits, and only in the hours in which that is allowed where the borrower lives.
 */
export async function notifyBorrower(tx: Tx, notification: Notification, services: NotifyServices): Promise<void> {
  if (isReminder(notification.message.kind) && !(await readPreferences(tx, notification.clientId)).reminders) return;
  const { now } = await services.clock.business(tx);
  const dueAt = await notificationMoment(tx, notification.clientId, now);
  if (notification.staleAt && notification.staleAt <= dueAt) return;
  for (const channel of await reachableChannels(tx, notification.clientId, services)) {
    const messageId = await writeMessage(tx, { notification, channel, now, dueAt }, services);
    if (messageId !== undefined && dueAt <= now)
      await services.jobs.enqueue(tx, 'deliver-message', { clientId: notification.clientId, messageId });
  }
}

/** Returns the moment at which a borrower can be notified: at once, or when the allowed hours begin. */
export const notificationMoment = async (tx: Tx, clientId: string, now: Date): Promise<Date> =>
  nextAllowedMoment(now, await readZone(tx, clientId));

interface NewMessage {
  readonly notification: Notification;
  readonly channel: MessageChannel;
  readonly now: Date;
  readonly dueAt: Date;
}

/** @returns its id; undefined when the borrower was notified before, or is about to be */
async function writeMessage(
  tx: Tx,
  { notification, channel, now, dueAt }: NewMessage,
  { newId, randomInt, vault }: NotifyServices,
): Promise<string | undefined> {
  const { clientId, message } = notification;
  const messageId = newId();
  const maySayStop = channel === 'email' && isReminder(message.kind);
  const stopKey = maySayStop ? publicReference(randomInt, STOP_KEY_LENGTH) : null;
  const hash = stopKey === null ? null : stopKeyHash(vault, stopKey);
  const { template, version, words } = await wordMessage(tx, { clientId, channel, message });
  const written = await tx
    .insertInto('message')
    .values({
      client_id: clientId,
      id: messageId,
      loan_id: 'loanId' in notification ? notification.loanId : null,
      application_id: 'applicationId' in notification ? notification.applicationId : null,
      key: notification.key,
      kind: message.kind,
      channel,
      words_sealed: sealWords(vault, { clientId, messageId }, { ...words, stopKey }),
      template,
      template_version: version,
      stop_key_hash: hash,
      state: dueAt > now ? 'waiting' : 'queued',
      queued_at: now,
      due_at: dueAt,
      stale_at: notification.staleAt ?? null,
      state_since: now,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'key', 'channel']).doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== 1n) return undefined;
  if (hash)
    await giveNewName(tx, { client_id: clientId, id: messageId }, { kind: 'stop_key', name: hash.toString('hex') });
  return messageId;
}
