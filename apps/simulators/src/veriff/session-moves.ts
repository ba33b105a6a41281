import { randomUUID } from 'node:crypto';
import { inTransaction } from '../database.ts';
import { type VerdictName, verdictOf } from './verdicts.data.ts';
import type { VeriffServices } from './veriff-services.ts';
import type { VeriffSession } from './veriff-session.ts';
import { decisionNotice, decisionToWire, eventNotice } from './veriff-wire.ts';

type Moving = Pick<VeriffServices, 'database' | 'veriffSessions' | 'veriffNotices' | 'wall'>;

/** Begins an attempt when a person opens the page: a new one where the last has to be repeated. */
export function startAttempt(session: VeriffSession, services: Moving): VeriffSession {
  const isRepeated = session.status === 'resubmission_requested';
  if (session.status !== 'created' && !isRepeated) return session;
  const attemptId = isRepeated ? randomUUID() : session.attemptId;
  return move({ ...session, attemptId, status: 'started', decision: null }, 'started', services);
}

/** Takes what a person showed, or that they left; Veriff's verdict takes effect after a delay. */
export function submitAttempt(
  session: VeriffSession,
  { verdict, delayMs }: { readonly verdict: VerdictName; readonly delayMs: number },
  services: Moving,
): VeriffSession {
  const decided = { ...session, verdict, decidesAtMs: services.wall().getTime() + delayMs };
  const { status } = verdictOf(verdict);
  if (status !== 'expired' && status !== 'abandoned')
    return move({ ...decided, status: 'submitted' }, 'submitted', services);
  services.veriffSessions.save(decided, services.wall().toISOString());
  return decided;
}

function move(session: VeriffSession, action: 'started' | 'submitted', services: Moving): VeriffSession {
  inTransaction(services.database, () => {
    services.veriffSessions.save(session, services.wall().toISOString());
    services.veriffNotices.add({ apiKey: session.apiKey, body: eventNotice(session, action) });
  });
  return session;
}

/** Decides the sessions that are due, and notifies the lender. */
export async function decideSessions(services: Moving): Promise<void> {
  const { database, veriffSessions, veriffNotices, wall } = services;
  for (const session of veriffSessions.listDeciding(wall().getTime())) {
    if (session.verdict === null) continue;
    const verdict = verdictOf(session.verdict);
    const at = wall().toISOString();
    const decision = decisionToWire(session, verdict, at);
    const { status } = verdict;
    inTransaction(database, () => {
      const done = { status, decision: JSON.stringify(decision), verdict: null, decidesAtMs: null };
      veriffSessions.save({ ...session, ...done }, at);
      veriffNotices.add({ apiKey: session.apiKey, body: decisionNotice(decision) });
    });
  }
}
