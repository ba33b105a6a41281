import type { Sent } from './form-definition.ts';

const patience = 8;
const pauseMs = 1_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends a keyed form. When the same form is already being answered (a double tap without JavaScript), waits for that
 * answer instead of refusing: it is the same one.
 */
export async function outlastTwin<Reply>(
  send: () => Promise<Sent<Reply>>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<Sent<Reply>> {
  let answer = await send();
  for (let turn = 0; turn < patience && !answer.ok && answer.refusal.code === 'idempotency_key_in_flight'; turn += 1) {
    await wait(pauseMs);
    answer = await send();
  }
  return answer;
}
