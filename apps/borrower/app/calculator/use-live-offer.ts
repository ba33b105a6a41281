import { fail } from '@lender/result';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EarlyOffer } from './early-offer.ts';
import type { OfferAnswer } from './offer-answer.ts';

const DEBOUNCE_MS = 300;

export interface LiveOffer {
  readonly answer: OfferAnswer;
  /** True when the answer belongs to an earlier choice, and the next one is loading. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

interface Answered {
  readonly path: string | undefined;
  readonly answer: OfferAnswer;
}

/**
 * Keeps the price up to date with the choice; it is requested once the choice has not changed for 300 ms.
 *
 * @param path - where the price is requested; nothing while the choice is not finished
 * @param early - request made before the calculator was hydrated: where it is the same, no other answer is waited for
 */
export function useLiveOffer(path: string | undefined, initial: OfferAnswer, early?: EarlyOffer): LiveOffer {
  const [answered, setAnswered] = useState<Answered>({ path, answer: initial });
  const asked = useRef(early);
  const isStale = path !== undefined && answered.path !== path;

  useEffect(() => {
    if (!isStale) return;
    const abort = new AbortController();
    const known = asked.current?.path === path ? asked.current.answer : undefined;
    asked.current = undefined;
    const ask = async () => {
      const answer = (await known) ?? (await fetchOffer(path, abort.signal));
      if (!abort.signal.aborted) setAnswered({ path, answer });
    };
    const timer = setTimeout(ask, known ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, isStale]);

  const retry = useCallback(() => setAnswered(({ answer }) => ({ path: '', answer })), []);
  const answer = path === undefined ? INCOMPLETE : answered.answer;
  return useMemo(() => ({ answer, isStale, retry }), [answer, isStale, retry]);
}

const INCOMPLETE = fail('incomplete');

async function fetchOffer(path: string, signal: AbortSignal): Promise<OfferAnswer> {
  try {
    const response = await fetch(path, { signal, headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as OfferAnswer) : fail('unavailable');
  } catch {
    return fail('unavailable');
  }
}
