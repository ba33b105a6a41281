/** Result of a renewal: seconds until the session is locked, or where to sign in once it is over. */
export type Renewed = { readonly locksInSeconds: number } | { readonly signIn: string };

export interface Watching {
  /** Seconds until the session is locked, when the watch begins. */
  readonly locksInSeconds: number;
  /**
   * Renews the session; `isUse` says that the page is being used.
   *
   * @throws while the server does not answer
   */
  readonly renew: (isUse: boolean) => Promise<Renewed>;
  readonly warn: (isWarned: boolean) => void;
  readonly leave: (signIn: string) => void;
  /** Source of the events of use. */
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  /** Returns the current time, in milliseconds. */
  readonly now: () => number;
}

export interface SessionWatch {
  /** Reports that the user is present. */
  readonly stay: () => void;
  readonly stop: () => void;
}

const RENEWED_EVERY_SECONDS = 240;
const WARNED_BEFORE_SECONDS = 60;
const ASKED_AGAIN_SECONDS = 30;
/** Shortest time between two reports of use, in milliseconds. */
const REPORT_EVERY_MS = 60_000;
const INTENTS = ['keydown', 'pointerdown'] as const;

/**
 * Watches over the session of an open page: renews its token, reports its use, warns a minute before the session is
 * locked, and leaves once it is over. Use of other pages is learned with each renewal.
 */
export function watchSession({ locksInSeconds, renew, warn, leave, page, now }: Watching): SessionWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reportedAt = now();
  let isOver = false;

  const wait = (seconds: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => turn(false), Math.max(1, seconds) * 1000);
  };
  const take = (renewed: Renewed) => {
    if (isOver) return;
    if ('signIn' in renewed) {
      stop();
      leave(renewed.signIn);
      return;
    }
    warn(renewed.locksInSeconds <= WARNED_BEFORE_SECONDS);
    wait(nextTurn(renewed.locksInSeconds));
  };
  const turn = (isUse: boolean) => {
    renew(isUse).then(take, () => wait(ASKED_AGAIN_SECONDS));
  };
  const stay = () => {
    reportedAt = now();
    turn(true);
  };
  const hear = () => {
    if (now() - reportedAt >= REPORT_EVERY_MS) stay();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    for (const intent of INTENTS) page.removeEventListener(intent, hear);
  };

  for (const intent of INTENTS) page.addEventListener(intent, hear);
  wait(nextTurn(locksInSeconds));
  return { stay, stop };
}

/** Returns the seconds until the page asks again: in time to warn, and then when the session is to be locked. */
const nextTurn = (locksInSeconds: number): number =>
  locksInSeconds <= WARNED_BEFORE_SECONDS
    ? locksInSeconds
    : Math.min(RENEWED_EVERY_SECONDS, locksInSeconds - WARNED_BEFORE_SECONDS);
