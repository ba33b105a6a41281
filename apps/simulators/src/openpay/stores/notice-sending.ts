import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Fault } from '../../faults/fault.ts';
import { createFaultStore } from '../../faults/fault-store.ts';

/** Faults that a notice can have on its way. */
export const noticeFaults = ['lost', 'twice', 'late', 'swapped'] as const;

export type NoticeFault = (typeof noticeFaults)[number];

/** Delay in milliseconds of a notice that was overtaken by another. */
const overtakingMs = 1000;

const planSchema = z.object({ fault: z.enum(noticeFaults), delayMs: z.int() }).optional();

/** Longest time in milliseconds that a notice waits to be overtaken. */
const longestWaitMs = 60_000;

/**
 * Returns the effect of a fault of all notices on one of them: a notice that overtakes does not wait, or the order
 * would stay as it was.
 */
function status(fault: Fault | undefined, hasOvertaken: boolean): z.output<typeof planSchema> {
  if (fault?.fault === 'duplicate') return { fault: 'twice', delayMs: 0 };
  if (fault?.fault === 'reordered') return hasOvertaken ? undefined : { fault: 'swapped', delayMs: longestWaitMs };
  return fault && { fault: 'lost', delayMs: 0 };
}

/** Returns a function that queues an event, with the fault that was planned for it. */
export function createNoticeSending(database: DatabaseSync, wall: () => Date): (event: string) => void {
  const takePlan = database.prepare(`
    delete from notice_plan where id = (select min(id) from notice_plan) returning fault, delay_ms as delayMs
  `);
  const insert = database.prepare(
    'insert into webhook_delivery (event, next_attempt_at_ms, delivered_at_ms, fault) values (?, ?, ?, ?)',
  );
  // A notice that waits to be overtaken is sent right after the next one.
  const release = database.prepare(`
    update webhook_delivery set next_attempt_at_ms = ?
    where fault = 'swapped' and delivered_at_ms is null and next_attempt_at_ms > ?
  `);
  const faults = createFaultStore(database);
  return (event) => {
    const nowMs = wall().getTime();
    const hasOvertaken = release.run(nowMs + overtakingMs, nowMs + overtakingMs).changes > 0;
    const planned = planSchema.parse(takePlan.get()) ?? status(faults.take('openpay', 'notices'), hasOvertaken);
    const fault = planned?.fault ?? null;
    const isHeld = fault === 'late' || fault === 'swapped';
    insert.run(event, isHeld ? nowMs + (planned?.delayMs ?? 0) : 0, fault === 'lost' ? 0 : null, fault);
    if (fault === 'twice') insert.run(event, 0, null, fault);
  };
}
