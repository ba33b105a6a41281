import { fail } from '@lender/money';
import { useEffect, useState } from 'react';
import type { OfferAnswer } from './offer-answer.ts';

const DEBOUNCE_MS = 300;

export interface LiveOffer {
  readonly answer: OfferAnswer;
  /** The answer belongs to an earlier choice; the next one is on its way. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

interface Answered {
  readonly path: string | undefined;
  readonly answer: OfferAnswer;
}

/**
 * Keeps the price in step with the choice, asked for once the choice rests for 300 ms.
 *
 * @param path - where the price is asked for; nothing while the choice is not finished
 */
export function useLiveOffer(path: string | undefined, initial: OfferAnswer): LiveOffer {
  const [answered, setAnswered] = useState<Answered>({ path, answer: initial });
  const isStale = path !== undefined && answered.path !== path;

  useEffect(() => {
    if (!isStale) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchOffer(path, abort.signal);
      if (!abort.signal.aborted) setAnswered({ path, answer });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, isStale]);

  const retry = () => setAnswered(({ answer }) => ({ path: '', answer }));
  return { answer: path === undefined ? fail('incomplete') : answered.answer, isStale, retry };
}

async function fetchOffer(path: string, signal: AbortSignal): Promise<OfferAnswer> {
  try {
    const response = await fetch(path, { signal, headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as OfferAnswer) : fail('unavailable');
  } catch {
    return fail('unavailable');
  }
}
