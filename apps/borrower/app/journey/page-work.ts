const CHANGED = 'pagework';

let running = 0;

/**
 * Says that the page is sending something that must not be interrupted. @returns a function to call once it has ended
 */
export function beginWork(): () => void {
  let hasEnded = false;
  running += 1;
  document.dispatchEvent(new Event(CHANGED));
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    running -= 1;
    document.dispatchEvent(new Event(CHANGED));
  };
}

/** Tells whether anything is in progress. */
export const isWorking = (): boolean => running > 0;

/** Calls back each time that something begins or ends. */
export const onWork = (saved: () => void, signal: AbortSignal): void =>
  document.addEventListener(CHANGED, saved, { signal });
