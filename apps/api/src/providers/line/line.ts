import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  fullJitterGenerator,
  handleAll,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { createTally } from './create-tally.ts';
import type { LineHealth, ProviderName } from './line-health.ts';
import { ProviderAway } from './provider-away.ts';
import { troubleOf } from './trouble.ts';

/** `may_repeat` (at once): a read, or a creation that its order id makes only once. */
export type Asking = 'may_repeat' | 'once';

/** Client for all calls to one provider. */
export interface Line {
  /**
   * Makes a call and counts how it went.
   *
   * @throws ProviderAway at once while the provider is not asked; otherwise what the call throws
   */
  ask<Answer>(asking: Asking, call: () => Promise<Answer>): Promise<Answer>;
  health(): LineHealth;
}

/** Number of troubles in a row after which a provider is not called for a while. */
const OPENS_AFTER = 5;
/** Time for which an open provider is not asked; then one call finds out whether it is back. */
const OPEN_MS = 10_000;
/** Longest wait before the second try: chance keeps calls that failed together from coming back together. */
const REPEAT_WITHIN_MS = 400;

const STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half_open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const;

/** A provider that is slow is not asked twice in one call: the caller has waited for it once. */
const isWorthRepeating = (error: unknown): boolean => {
  const kind = troubleOf(error);
  return !(error instanceof BrokenCircuitError) && (kind === 'server_error' || kind === 'refused');
};

export interface LineOptions {
  readonly wall: () => Date;
  /**
   * Receives every change of state, since a process that only works on queues has no page of its health. @default none
   */
  readonly onState?: (state: LineHealth['state']) => void;
}

/** Makes the line to one provider. All calls of a process share it. */
export function createLine(name: ProviderName, { wall, onState = () => undefined }: LineOptions): Line {
  const tally = createTally(wall);
  const breaker = circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(OPENS_AFTER), halfOpenAfter: OPEN_MS });
  breaker.onStateChange((state) => onState(STATES[state]));
  const again = retry(handleWhen(isWorthRepeating), {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ generator: fullJitterGenerator, initialDelay: REPEAT_WITHIN_MS }),
  });
  const ways = { once: breaker, may_repeat: wrap(again, breaker) };
  return {
    ask: async (asking, call) => {
      try {
        return returned(await ways[asking].execute(() => triedOnce(call, tally)));
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        tally.notAsked();
        throw new ProviderAway(name);
      }
    },
    health: () => ({ name, state: STATES[breaker.state], ...tally.read() }),
  };
}

type Tried<Answer> = { readonly answer: Answer } | { readonly refused: unknown };

/** A thrown answer counts as an answer to the breaker, too: only trouble reaches it as an error. */
async function triedOnce<Answer>(
  call: () => Promise<Answer>,
  tally: ReturnType<typeof createTally>,
): Promise<Tried<Answer>> {
  try {
    const answer = await call();
    tally.answered();
    return { answer };
  } catch (error) {
    const kind = troubleOf(error);
    if (kind === undefined) {
      tally.answered();
      return { refused: error };
    }
    tally.troubled(kind);
    throw error;
  }
}

function returned<Answer>(tried: Tried<Answer>): Answer {
  if ('refused' in tried) throw tried.refused;
  return tried.answer;
}
