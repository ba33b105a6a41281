import type { PlainDate } from '@lender/calculator';
import type { Tx } from '../../../kernel/database/database.ts';
import { takeBackHit, withinPace } from '../../../kernel/rate-limit.ts';
import type { Services } from '../../../services.ts';
import { livePromotion, type Promotion } from './promotion.ts';

/** Wrong codes that one source may try in an hour. */
const FROM_SOURCE = { limit: 30, windowSeconds: 3_600 };
/** Wrong codes that all sources together may try in a minute. */
const FROM_EVERYBODY = { limit: 300, windowSeconds: 60 };

interface Guess {
  readonly code: string;
  readonly source: string;
  readonly today: PlainDate;
}

/** What a visitor's code turned out to be, or after how many seconds another one may be tried. */
export type Guessed =
  | { readonly ok: true; readonly promotion: Promotion | undefined }
  | { readonly ok: false; readonly retryAfterSeconds: number };

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
  const paces = [
    { bucket: `promotion:${hash}`, ...FROM_SOURCE },
    { bucket: 'promotion:everybody', ...FROM_EVERYBODY },
  ];
  for (const pace of paces)
    if (!(await withinPace(counters, pace, wallNow))) return { ok: false, retryAfterSeconds: pace.windowSeconds };
  const promotion = await livePromotion(tx, { code, today });
  if (promotion) for (const pace of paces) await takeBackHit(counters, pace, wallNow);
  return { ok: true, promotion };
}
