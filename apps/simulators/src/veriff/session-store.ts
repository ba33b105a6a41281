import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../columns.ts';
import { attemptSchema, sessionSchema, type VeriffAttempt, type VeriffSession } from './veriff-session.ts';

const { select, insert, set } = columnsOf(sessionSchema);
const rows = z.array(sessionSchema);

export interface SessionStore {
  add(session: VeriffSession): void;
  /** Saves a session, and its newest attempt with the same status. */
  save(session: VeriffSession, at: string): void;
  find(id: string): VeriffSession | undefined;
  findByToken(token: string): VeriffSession | undefined;
  /** Lists the newest 100 sessions. */
  listNewest(): VeriffSession[];
  /** Lists the sessions whose verdict is due. */
  listDeciding(nowMs: number): VeriffSession[];
  /** Lists the attempts of one session, the oldest first. */
  listAttempts(sessionId: string): VeriffAttempt[];
}

export function createSessionStore(database: DatabaseSync): SessionStore {
  const add = database.prepare(`insert into veriff_session ${insert}`);
  const save = database.prepare(`update veriff_session set ${set} where id = :id`);
  const saveAttempt = database.prepare(`
    insert into veriff_attempt (id, session_id, status, created_at) values (?, ?, ?, ?)
    on conflict (id) do update set status = excluded.status
  `);
  const find = database.prepare(`select ${select} from veriff_session where id = ?`);
  const findByToken = database.prepare(`select ${select} from veriff_session where token = ?`);
  const newest = database.prepare(`select ${select} from veriff_session order by rowid desc limit 100`);
  const deciding = database.prepare(`select ${select} from veriff_session where decides_at_ms <= ?`);
  const attempts = database.prepare(
    'select id, status, created_at as createdAt from veriff_attempt where session_id = ? order by rowid',
  );
  const one = (row: unknown) => sessionSchema.optional().parse(row);
  return {
    add: (session) => {
      add.run({ ...session });
      saveAttempt.run(session.attemptId, session.id, session.status, session.createdAt);
    },
    save: (session, at) => {
      save.run({ ...session });
      saveAttempt.run(session.attemptId, session.id, session.status, at);
    },
    find: (id) => one(find.get(id)),
    findByToken: (token) => one(findByToken.get(token)),
    listNewest: () => rows.parse(newest.all()),
    listDeciding: (nowMs) => rows.parse(deciding.all(nowMs)),
    listAttempts: (sessionId) => z.array(attemptSchema).parse(attempts.all(sessionId)),
  };
}
