import type { SessionLeft } from './session-left.server.ts';

/** Time before its end at which the page asks whether the client is still there, in milliseconds. */
export const WARNING_MS = 5 * 60_000;

/** Delay before the page asks again when the site did not answer, in milliseconds. */
const AGAIN_MS = 30_000;

/** Reactions of a page to the state of its session. */
export interface SessionWatch {
  readonly askLeft: () => Promise<SessionLeft>;
  /** Called when the session ends soon. */
  readonly onEnding: () => void;
  readonly onEnded: () => void;
  /** Called when it was prolonged elsewhere, in another tab. */
  readonly onSafe: () => void;
}

/**
 * Checks the session when it may be time to warn, and when it may be over. In between the page renews its token, so
 * that mostly there is nothing to report.
 *
 * @param leftMs - remaining time as far as the page knows
 * @returns a function that stops the checks
 */
export function watchSession(leftMs: number, { askLeft, onEnding, onEnded, onSafe }: SessionWatch): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let hasStopped = false;
  const lookIn = (ms: number) => {
    timer = setTimeout(() => {
      askLeft().then(follow, () => hasStopped || lookIn(AGAIN_MS));
    }, ms);
  };
  const follow = ({ leftMs: left }: SessionLeft) => {
    if (hasStopped) return;
    if (left === null) return onEnded();
    if (left > WARNING_MS) onSafe();
    else onEnding();
    lookIn(left > WARNING_MS ? left - WARNING_MS : left + 1_000);
  };
  lookIn(Math.max(leftMs - WARNING_MS, 0));
  return () => {
    hasStopped = true;
    clearTimeout(timer);
  };
}
