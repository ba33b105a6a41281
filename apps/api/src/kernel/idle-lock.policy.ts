import { type Endpoint, refreshUserToken } from '@lender/contract';

/** Header that our sites send with a call that a page makes by itself, without an action of a person. */
export const BACKGROUND_HEADER = 'x-background';

/**
 * Shortest span between two records of a session's last use, in milliseconds: a session is locked that much earlier at
 * most.
 */
const NOTED_EVERY_MS = 60_000;

/** A session of staff as the lock sees it; one that an older server opened has no recorded use. */
export interface UsedSession {
  readonly used_at: Date | null;
  readonly created_at: Date;
}

interface Lock {
  readonly now: Date;
  readonly idleMinutes: number;
}

/** True when a call is an action of a person. Renewing a token never is. */
export const countsAsUse = ({ name }: Pick<Endpoint, 'name'>, background: unknown): boolean =>
  background === undefined && name !== refreshUserToken.name;

/** Returns how long a session stays open without use, in milliseconds; zero or less once it is locked. */
export const msToLock = (session: UsedSession, { now, idleMinutes }: Lock): number =>
  lastUse(session) + idleMinutes * 60_000 - now.getTime();

/** Returns the moment: sessions last used then or earlier are locked. */
export const lockedUpTo = ({ now, idleMinutes }: Lock): Date => new Date(now.getTime() - idleMinutes * 60_000);

/** Tells whether a use now has to be recorded. */
export const isToBeNoted = (session: UsedSession, now: Date): boolean =>
  now.getTime() - lastUse(session) >= NOTED_EVERY_MS;

const lastUse = ({ used_at, created_at }: UsedSession): number => (used_at ?? created_at).getTime();
