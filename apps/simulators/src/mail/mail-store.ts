import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const columns = 'id, recipient, sender, subject, body, received_at as receivedAt';

const mailSchema = z.object({
  id: z.string(),
  /** Address of the mailbox in lower case: a mailbox has one spelling. */
  recipient: z.string(),
  sender: z.string(),
  subject: z.string(),
  body: z.string(),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
});

/** E-mail that reached a mailbox. */
export type Mail = Readonly<z.output<typeof mailSchema>>;

export interface MailStore {
  add(mail: Mail): void;
  /** Lists the mails of one mailbox, newest first. */
  listOf(recipient: string): Mail[];
  /** Lists the newest mail of every mailbox, newest first. */
  listNewestOfEach(): Mail[];
}

export function createMailStore(database: DatabaseSync): MailStore {
  const add = database.prepare(`
    insert into mail (id, recipient, sender, subject, body, received_at)
    values (:id, :recipient, :sender, :subject, :body, :receivedAt)
  `);
  const listOf = database.prepare(`select ${columns} from mail where recipient = ? order by rowid desc limit 100`);
  const listNewestOfEach = database.prepare(`
    select ${columns} from mail
    where rowid in (select max(rowid) from mail group by recipient)
    order by rowid desc limit 100
  `);
  const mails = z.array(mailSchema);
  return {
    add: (mail) => {
      add.run({ ...mail });
    },
    listOf: (recipient) => mails.parse(listOf.all(recipient)),
    listNewestOfEach: () => mails.parse(listNewestOfEach.all()),
  };
}
