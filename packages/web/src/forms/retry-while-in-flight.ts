import type { Endpoint } from '@lender/contract';
import type { Answer } from '@lender/sdk';

const maxRetries = 8;
const pauseMs = 1_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends a keyed form. When the same form is already being answered (a double tap without JavaScript), waits for that
 * answer instead of refusing: it is the same one.
 */
export async function retryWhileInFlight<E extends Endpoint>(
  send: () => Promise<Answer<E>>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<Answer<E>> {
  let answer = await send();
  for (let retry = 0; retry < maxRetries && isInFlight(answer); retry += 1) {
    await wait(pauseMs);
    answer = await send();
  }
  return answer;
}

const isInFlight = (answer: Answer<Endpoint>): boolean =>
  !answer.ok && answer.refusal.code === 'idempotency_key_in_flight';
