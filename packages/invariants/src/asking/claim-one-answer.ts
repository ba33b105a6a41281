import type { Endpoint, Reply } from '@lender/contract';
import type { Answer } from '@lender/sdk';
import { CannotRun, claim } from '../trouble.ts';
import { claimSame } from './claim-same.ts';

/** Where a call with the same key is still running, the one that came second may be told so. */
const IN_FLIGHT = 'idempotency_key_in_flight';

/**
 * Sends the same call with the same key twice at once, and once more, and claims that there is one answer.
 *
 * @throws CannotRun when it is refused the first time
 */
export async function claimOneAnswer<E extends Endpoint>(
  name: string,
  send: () => Promise<Answer<E>>,
): Promise<Reply<E>> {
  const atOnce = await Promise.all([send(), send()]);
  const taken = atOnce.find((answer) => answer.ok);
  if (!taken?.ok) throw new CannotRun(`${name} was refused: ${atOnce.map(outcomeOf).join(', ')}`);
  const later = await send();
  for (const answer of [...atOnce, later]) {
    if (!answer.ok && answer.refusal.code === IN_FLIGHT && answer !== later) continue;
    claim(answer.ok, () => `${name}, repeated with its key: ${outcomeOf(answer)}, where it was taken before`);
    claimSame(`answer of ${name}, repeated with its key`, answer.data, taken.data);
  }
  return taken.data;
}

const outcomeOf = (answer: Answer<Endpoint>): string =>
  answer.ok ? `${answer.status}` : `${answer.refusal.status} ${answer.refusal.code}`;
