import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { createFaultStore } from '../faults/fault-store.ts';
import { noticeMoments, OVERTAKEN_MS } from '../faults/notice-moments.ts';
import type { ProviderName } from '../faults/simulated-providers.data.ts';

const noticeSchema = z.object({ id: z.int(), event: z.string(), attempts: z.int() });

/** Notice to the lender, sent in the same words each time. */
export type QueuedNotice = Readonly<z.output<typeof noticeSchema>>;

export interface NoticeQueue {
  add(event: object): void;
  listDue(nowMs: number): QueuedNotice[];
  markDelivered(id: number, nowMs: number): void;
  postpone(id: number, nextAttemptAtMs: number): void;
}

export interface NoticeQueueOptions {
  /** Table with the columns `event`, `attempts`, `next_attempt_at_ms` and `delivered_at_ms`. */
  readonly table: 'debit_notice' | 'veriff_notice' | 'belvo_notice';
  /** Provider whose faults affect the notices. */
  readonly provider: ProviderName;
  readonly wall: () => Date;
}

/** Creates the queue of notices to send. They survive the process. */
export function createNoticeQueue(database: DatabaseSync, { table, provider, wall }: NoticeQueueOptions): NoticeQueue {
  const add = database.prepare(`insert into ${table} (event, next_attempt_at_ms) values (?, ?)`);
  const release = database.prepare(`
    update ${table} set next_attempt_at_ms = :at
    where delivered_at_ms is null and attempts = 0 and next_attempt_at_ms > :at
  `);
  const faults = createFaultStore(database);
  const due = database.prepare(`
    select id, event, attempts from ${table}
    where delivered_at_ms is null and next_attempt_at_ms <= ? order by id limit 20
  `);
  const delivered = database.prepare(`update ${table} set delivered_at_ms = ? where id = ?`);
  const postpone = database.prepare(`update ${table} set attempts = attempts + 1, next_attempt_at_ms = ? where id = ?`);
  return {
    add: (event) => {
      const nowMs = wall().getTime();
      const hasOvertaken = release.run({ at: nowMs + OVERTAKEN_MS }).changes > 0;
      const moments = noticeMoments(faults.take(provider, 'notices'), { nowMs, hasOvertaken });
      for (const at of moments) add.run(JSON.stringify(event), at);
    },
    listDue: (nowMs) => z.array(noticeSchema).parse(due.all(nowMs)),
    markDelivered: (id, nowMs) => {
      delivered.run(nowMs, id);
    },
    postpone: (id, nextAttemptAtMs) => {
      postpone.run(nextAttemptAtMs, id);
    },
  };
}
