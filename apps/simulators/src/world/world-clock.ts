import { z } from 'zod';

/** Clock of the simulated world in which the providers live. */
export type WorldClock = () => Promise<Date>;

const timeoutMs = 1000;

const answerSchema = z.object({ now: z.iso.datetime({ offset: true }) });

/**
 * Clock that follows the lender's business clock, so that a payment made after time was advanced carries the later
 * date. When the lender does not answer, or has no such clock, it shows wall time.
 */
export function createWorldClock(lenderUrl: string | undefined, wall: () => Date): WorldClock {
  if (lenderUrl === undefined) return async () => wall();
  const address = `${lenderUrl.replace(/\/$/, '')}/sandbox/clock`;
  return async () => {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
      const answer = answerSchema.safeParse(await response.json());
      return answer.success ? new Date(answer.data.now) : wall();
    } catch {
      return wall();
    }
  };
}
