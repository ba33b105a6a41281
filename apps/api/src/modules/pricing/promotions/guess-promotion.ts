import type { PlainDate } from '@lender/calculator';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { countHits, type Hit, takeBackHits } from '../../../kernel/rate-limit.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { activePromotion, type Promotion } from './promotion.ts';

interface Guess {
  readonly code: string;
  readonly source: string;
  readonly today: PlainDate;
}

/** Result of checking a visitor's code; nothing when there is no such promotion. */
export type Guessed = Result<Promotion | undefined, Refusal<'rate_limited'>>;

/**
 * Looks up a code that any visitor may type. Only wrong codes count against the limit, but each is counted before it is
 * looked up, so that parallel guesses cannot exceed it.
 */
export async function guessPromotion(
  tx: Tx,
  { code, source, today }: Guess,
  services: Pick<Services, 'clock' | 'counters' | 'env' | 'limits' | 'vault'>,
): Promise<Guessed> {
  const hits: readonly Hit[] = [
    { limit: 'promotion-guesses', who: [source] },
    { limit: 'promotion-guesses-of-everybody' },
  ];
  const counted = await countHits(hits, services);
  if (!counted.ok) return counted;
  const promotion = await activePromotion(tx, { code, today });
  if (promotion) await takeBackHits(hits, services);
  return ok(promotion);
}
