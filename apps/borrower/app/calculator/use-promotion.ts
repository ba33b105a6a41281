import { useCallback, useState } from 'react';
import { isTaken, PROMOTION_PATH, type Promotion, refusedPromotion } from './promotion.ts';

export interface LivePromotion {
  readonly promotion: Promotion;
  readonly lookUp: (code: string) => void;
}

/** Looks a visitor's code up, and reports which one counts from then on; empty for none. */
export function usePromotion(initial: Promotion, onFound: (promoCode: string) => void): LivePromotion {
  const [promotion, setPromotion] = useState(initial);
  const lookUp = useCallback(
    async (code: string) => {
      const found = await fetchPromotion(code);
      setPromotion(found);
      onFound(isTaken(found) ? found.code : '');
    },
    [onFound],
  );
  return { promotion, lookUp };
}

async function fetchPromotion(code: string): Promise<Promotion> {
  try {
    const response = await fetch(`${PROMOTION_PATH}?${new URLSearchParams({ promo: code })}`);
    return response.ok ? ((await response.json()) as Promotion) : refusedPromotion(code, 'unavailable');
  } catch {
    return refusedPromotion(code, 'unavailable');
  }
}
