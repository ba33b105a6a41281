import type { SessionLeft } from './session-left.server.ts';

/** How long before its end somebody is asked whether they are still there, in milliseconds. */
export const WARNING_MS = 5 * 60_000;

/** What may be asked while nobody knows: the site did not answer. */
const AGAIN_MS = 30_000;

/** What a page does about its session. */
export interface SessionWatch {
  readonly askLeft: () => Promise<SessionLeft>;
  /** It ends soon, in so many milliseconds. */
  readonly onEnding: () => void;
  readonly onEnded: () => void;
  /** It was prolonged elsewhere, in another tab. */
  readonly onSafe: () => void;
}

/**
 * Looks how the session stands when it may be time to warn, and when it may be over. In between the page renews its
 * token, so that mostly there is nothing to say.
 *
 * @param leftMs - how long it lasts as far as the page knows
 * @returns how to stop
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
