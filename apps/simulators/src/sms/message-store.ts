import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const columns = `sid, account_sid as accountSid, recipient, sender, messaging_service_sid as messagingServiceSid, body,
  received_at as receivedAt`;

const messageSchema = z.object({
  sid: z.string(),
  accountSid: z.string(),
  /** E.164, like `+525512345678`. */
  recipient: z.string(),
  sender: z.string().nullable(),
  messagingServiceSid: z.string().nullable(),
  body: z.string(),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
});

/** Text message that reached a phone. */
export type Message = Readonly<z.output<typeof messageSchema>>;

export interface MessageStore {
  add(message: Message): void;
  /** Lists the messages of one phone, newest first. */
  listOf(recipient: string): Message[];
  /** Lists the newest message of every phone, newest first. */
  listNewestOfEach(): Message[];
}

export function createMessageStore(database: DatabaseSync): MessageStore {
  const add = database.prepare(`
    insert into message (sid, account_sid, recipient, sender, messaging_service_sid, body, received_at)
    values (:sid, :accountSid, :recipient, :sender, :messagingServiceSid, :body, :receivedAt)
  `);
  const listOf = database.prepare(`select ${columns} from message where recipient = ? order by rowid desc limit 100`);
  const listNewestOfEach = database.prepare(`
    select ${columns} from message
    where rowid in (select max(rowid) from message group by recipient)
    order by rowid desc limit 100
  `);
  const messages = z.array(messageSchema);
  return {
    add: (message) => {
      add.run({ ...message });
    },
    listOf: (recipient) => messages.parse(listOf.all(recipient)),
    listNewestOfEach: () => messages.parse(listNewestOfEach.all()),
  };
}
