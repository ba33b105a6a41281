const CHANGED = 'pagework';

let running = 0;

/** Says that the page is sending something that must not be cut off. @returns to be called once it has ended */
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

/** Whether anything is under way. */
export const isWorking = (): boolean => running > 0;

/** Calls back each time that something begins or ends. */
export const onWork = (saved: () => void, signal: AbortSignal): void =>
  document.addEventListener(CHANGED, saved, { signal });
