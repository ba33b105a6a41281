import type { PlainDate } from '@lender/calculator';
import { ok, type Result } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import { isWithinLimit, takeBackHit } from '../../../kernel/rate-limit.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { activePromotion, type Promotion } from './promotion.ts';

/** Wrong codes that one source may try in an hour. */
const FROM_SOURCE = { limit: 30, windowSeconds: 3_600 };
/** Wrong codes that all sources together may try in a minute. */
const FROM_EVERYBODY = { limit: 300, windowSeconds: 60 };

interface Guess {
  readonly code: string;
  readonly source: string;
  readonly today: PlainDate;
}

/** What a visitor's code turned out to be; nothing when there is no such promotion. */
export type Guessed = Result<Promotion | undefined, Refusal<'rate_limited'>>;

/**
 * Looks up a code that anybody may type. Only wrong ones count against the pace, but each is counted before it is
 * looked up, so that parallel guesses cannot slip under it.
 */
export async function guessPromotion(
  tx: Tx,
  { code, source, today }: Guess,
  { counters, vault, clock }: Pick<Services, 'counters' | 'vault' | 'clock'>,
): Promise<Guessed> {
  const wallNow = clock.wall();
  const hash = vault.searchHash('source', source).toString('base64url');
  // A source that is beyond its own pace takes nothing from everybody's.
  const limits = [
    { bucket: `promotion:${hash}`, ...FROM_SOURCE },
    { bucket: 'promotion:everybody', ...FROM_EVERYBODY },
  ];
  for (const limit of limits)
    if (!(await isWithinLimit(counters, limit, wallNow)))
      return refuse('rate_limited', { retryAfterSeconds: limit.windowSeconds });
  const promotion = await activePromotion(tx, { code, today });
  if (promotion) for (const limit of limits) await takeBackHit(counters, limit, wallNow);
  return ok(promotion);
}
