import { type Endpoint, refreshUserToken } from '@lender/contract';

/** What a site of ours sends with a call that a page makes by itself: nobody did anything. */
export const BACKGROUND_HEADER = 'x-background';

/** How often the last use of a session is written down at most, in milliseconds: a session is locked that much earlier at most. */
const NOTED_EVERY_MS = 60_000;

/** A session of staff as the lock sees it; one that a server of before opened has no use noted. */
export interface UsedSession {
  readonly used_at: Date | null;
  readonly created_at: Date;
}

interface Lock {
  readonly now: Date;
  readonly idleMinutes: number;
}

/** Whether a call is something that somebody does. Renewing a token never is, whoever asks. */
export const countsAsUse = ({ name }: Pick<Endpoint, 'name'>, background: unknown): boolean =>
  background === undefined && name !== refreshUserToken.name;

/** How long a session stays open if nobody uses it, in milliseconds; none or less once it is locked. */
export const msToLock = (session: UsedSession, { now, idleMinutes }: Lock): number =>
  lastUse(session) + idleMinutes * 60_000 - now.getTime();

/** Every session that was last used at this moment or before it is locked. */
export const lockedUpTo = ({ now, idleMinutes }: Lock): Date => new Date(now.getTime() - idleMinutes * 60_000);

/** Whether a use now has to be written down. */
export const isToBeNoted = (session: UsedSession, now: Date): boolean =>
  now.getTime() - lastUse(session) >= NOTED_EVERY_MS;

const lastUse = ({ used_at, created_at }: UsedSession): number => (used_at ?? created_at).getTime();
