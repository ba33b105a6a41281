import type { MessageCause, MessageState } from '@lender/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';

/** One message. */
export interface MessageRef {
  readonly clientId: string;
  readonly messageId: string;
}

interface Status {
  readonly state: MessageState;
  readonly at: Date;
  readonly cause?: MessageCause;
  readonly dueAt?: Date;
}

/**
 * Sets the state of a message. A withdrawn message releases its key, so that the same message may be sent later with
 * figures that are true then.
 */
export async function setState(tx: Tx, ref: MessageRef, { state, at, cause, dueAt }: Status): Promise<void> {
  await tx
    .updateTable('message')
    .set({
      state,
      state_since: at,
      cause: cause ?? null,
      ...(dueAt && { due_at: dueAt }),
      ...(state === 'withdrawn' && { key: sql<string>`key || ' withdrawn ' || id` }),
    })
    .where('client_id', '=', ref.clientId)
    .where('id', '=', ref.messageId)
    .execute();
}
