import { loginUser } from '@lender/contract';
import { CannotRun } from '../trouble.ts';
import type { InvariantOptions, StaffAccess } from './options.ts';
import { must, openSession, type Session } from './session.ts';
import { type Trace, traceOf } from './trace.ts';

/** Means with which a rule asks the server. */
export interface World {
  readonly options: InvariantOptions;
  readonly seed: number;
  readonly clients: number;
  readonly tries: number;
  readonly trace: Trace;
  readonly visitor: Session;
  /** Number of days that the run let pass. */
  daysPassed: number;
  staff(): Promise<Session>;
  checker(): Promise<Session>;
  /** Returns a new caller, who is not signed in. */
  newcomer(): Session;
}

export function openWorld(options: InvariantOptions, seed: number): World {
  const { baseUrl, clients = 2, tries = 40, fetch: send = fetch, patienceMs } = options;
  const trace = traceOf(baseUrl, send, patienceMs);
  const sessions = { baseUrl, trace };
  let people = 0;
  const once = (name: string, access: StaffAccess | undefined) => {
    let opened: Promise<Session> | undefined;
    return () => {
      opened ??= signIn(openSession(sessions, name), access);
      return opened;
    };
  };
  return {
    options,
    seed,
    clients,
    tries,
    trace,
    visitor: openSession(sessions, 'visitor'),
    daysPassed: 0,
    staff: once('staff', options.staff),
    checker: once('checker', options.checker),
    newcomer: () => {
      people += 1;
      return openSession(sessions, `borrower ${people}`);
    },
  };
}

async function signIn(session: Session, access: StaffAccess | undefined): Promise<Session> {
  if (!access) throw new CannotRun(`nobody was named as ${session.name}`);
  if ('token' in access) {
    session.tokens.set(access.token);
    return session;
  }
  const { username, password, otp } = access;
  const { owes } = await must(session, loginUser, { body: { username, password, ...(otp !== undefined && { otp }) } });
  if (owes) throw new CannotRun(`${session.name} signed in, and still owes ${owes}: give a token instead`);
  return session;
}
