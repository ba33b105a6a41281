import type { MessageChannel } from '@lender/contract';
import { nextAllowedMoment } from '@lender/lending';
import { publicReference } from '../../../kernel/crypto/public-reference.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { giveNewName } from '../../../kernel/database/outside-names.ts';
import type { Services } from '../../../services.ts';
import { readZone } from '../contact-hours/read-zone.ts';
import { reachableChannels } from '../delivery/reach.ts';
import { readPreferences } from '../preferences/contact-preferences.ts';
import { STOP_KEY_LENGTH, stopKeyHash } from '../preferences/stop-key.ts';
import { wordMessage } from '../templates/word-message.ts';
import { isReminder } from '../wording/is-reminder.ts';
import type { LoanMessage } from '../wording/loan-message.ts';
import { sealWords } from '../wording/sealed-words.ts';

interface AnyTelling {
  readonly clientId: string;
  /** Cause of the message, such as an event's id: one cause gives one message on one channel. */
  readonly key: string;
  readonly message: LoanMessage;
  /** Moment from which the message is no longer true, and is not sent. @default it stays true */
  readonly staleAt?: Date;
}

/** Message for a borrower about a loan, or about an application that is no loan yet. */
export type Telling = AnyTelling & ({ readonly loanId: string } | { readonly applicationId: string });

/** Services that sending a message needs. */
export type TellingServices = Pick<Services, 'clock' | 'newId' | 'randomInt' | 'vault'> & {
  readonly jobs: Pick<Services['jobs'], 'enqueue'>;
};

/**
 * Notifies a borrower about a loan, on every channel that certainly reaches no other person: after the transaction
 * commits, and only in the hours in which that is allowed where the borrower lives.
 */
export async function tellBorrower(tx: Tx, telling: Telling, services: TellingServices): Promise<void> {
  if (isReminder(telling.message.kind) && !(await readPreferences(tx, telling.clientId)).reminders) return;
  const { now } = await services.clock.business(tx);
  const dueAt = await tellingMoment(tx, telling.clientId, now);
  if (telling.staleAt && telling.staleAt <= dueAt) return;
  for (const channel of await reachableChannels(tx, telling.clientId, services)) {
    const messageId = await writeMessage(tx, { telling, channel, now, dueAt }, services);
    if (messageId !== undefined && dueAt <= now)
      await services.jobs.enqueue(tx, 'deliver-message', { clientId: telling.clientId, messageId });
  }
}

/** Returns the moment at which a borrower can be notified: at once, or when the allowed hours begin. */
export const tellingMoment = async (tx: Tx, clientId: string, now: Date): Promise<Date> =>
  nextAllowedMoment(now, await readZone(tx, clientId));

interface NewMessage {
  readonly telling: Telling;
  readonly channel: MessageChannel;
  readonly now: Date;
  readonly dueAt: Date;
}

/** @returns its id; undefined when the borrower was notified before, or is about to be */
async function writeMessage(
  tx: Tx,
  { telling, channel, now, dueAt }: NewMessage,
  { newId, randomInt, vault }: TellingServices,
): Promise<string | undefined> {
  const { clientId, message } = telling;
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
      loan_id: 'loanId' in telling ? telling.loanId : null,
      application_id: 'applicationId' in telling ? telling.applicationId : null,
      key: telling.key,
      kind: message.kind,
      channel,
      words_sealed: sealWords(vault, { clientId, messageId }, { ...words, stopKey }),
      template,
      template_version: version,
      stop_key_hash: hash,
      state: dueAt > now ? 'waiting' : 'queued',
      queued_at: now,
      due_at: dueAt,
      stale_at: telling.staleAt ?? null,
      state_since: now,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'key', 'channel']).doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== 1n) return undefined;
  if (hash)
    await giveNewName(tx, { client_id: clientId, id: messageId }, { kind: 'stop_key', name: hash.toString('hex') });
  return messageId;
}
