import { useEffect, useState } from 'react';

const secondsUntil = (instant: string, nowMs: number) => Math.max(0, Math.ceil((Date.parse(instant) - nowMs) / 1_000));

/**
 * Returns the whole seconds until a moment, counted down in the browser; 0 from then on, and on the server, where
 * nothing waits.
 *
 * @param instant - ISO 8601
 */
export function useSecondsUntil(instant: string): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(instant, Date.now()));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}
