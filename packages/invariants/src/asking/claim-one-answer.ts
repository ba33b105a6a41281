import type { Endpoint, Reply } from '@lender/contract';
import type { Answer } from '@lender/sdk';
import { CannotRun, claim } from '../trouble.ts';
import { claimSame } from './claim-same.ts';

/** Refusal that the second of two calls with the same key may get while the first is still running. */
const IN_FLIGHT = 'idempotency_key_in_flight';
/** Statuses "not now", which say nothing of the key. */
const NOT_NOW = [429, 503];

interface Repeated<E extends Endpoint> {
  /** Sends the call, with its key. */
  send(): Promise<Answer<E>>;
  /** Sends the same key with another body. */
  other?(): Promise<Answer<E>>;
}

/**
 * Sends the same call with the same key twice at once, and once more, and claims that there is one answer; and that the
 * key is not taken with another body.
 *
 * @throws CannotRun when it is refused the first time
 */
export async function claimOneAnswer<E extends Endpoint>(name: string, repeated: Repeated<E>): Promise<Reply<E>> {
  const first = await atOnce(repeated);
  const taken = takenOf(first);
  if (!taken) throw new CannotRun(`${name} was refused: ${first.map(outcomeOf).join(', ')}`);
  return claimRepeated(name, { ...repeated, first, taken });
}

/** Claims the same for a call that the server may refuse for its own reasons; nothing is claimed then. */
export async function claimOneAnswerIfTaken<E extends Endpoint>(
  name: string,
  repeated: Repeated<E>,
): Promise<Reply<E> | undefined> {
  const first = await atOnce(repeated);
  const taken = takenOf(first);
  return taken && claimRepeated(name, { ...repeated, first, taken });
}

const atOnce = <E extends Endpoint>({ send }: Repeated<E>) => Promise.all([send(), send()]);

type Taken<E extends Endpoint> = Extract<Answer<E>, { ok: true }>;

const takenOf = <E extends Endpoint>(answers: readonly Answer<E>[]): Taken<E> | undefined =>
  answers.find((answer): answer is Taken<E> => answer.ok);

interface Begun<E extends Endpoint> extends Repeated<E> {
  readonly first: readonly Answer<E>[];
  readonly taken: Taken<E>;
}

async function claimRepeated<E extends Endpoint>(name: string, begun: Begun<E>): Promise<Reply<E>> {
  const { send, other, first, taken } = begun;
  const later = await send();
  for (const answer of [...first, later]) {
    if (!answer.ok && answer.refusal.code === IN_FLIGHT && answer !== later) continue;
    if (!answer.ok && NOT_NOW.includes(answer.refusal.status))
      throw new CannotRun(`${name}, repeated with its key: ${outcomeOf(answer)}`);
    claim(answer.ok, () => `${name}, repeated with its key: ${outcomeOf(answer)}, where it was taken before`);
    claimSame(`answer of ${name}, repeated with its key`, answer.data, taken.data);
  }
  const another = await other?.();
  claim(!another?.ok, () => `${name} with a key that was used was taken with another body`);
  return taken.data;
}

const outcomeOf = (answer: Answer<Endpoint>): string =>
  answer.ok ? `${answer.status}` : `${answer.refusal.status} ${answer.refusal.code}`;
