import { Text } from '@lender/ui';
import { useFetcher } from '@lender/web/navigation';
import { useEffect } from 'react';
import { actCopy } from '../act/act.copy.es.ts';
import * as css from '../act/act.css.ts';
import type { CasePrice } from './price.server.ts';

const { price: copy } = actCopy;

/** Pause in typing before a price is asked for, in milliseconds. */
const settleMs = 250;

export interface LivePriceProps {
  readonly amount: string;
  /** Path that returns the price of an amount; the amount is added to it. */
  readonly pricing: string;
}

/** Draws what the client would pay for the amount that is being typed. */
export function LivePrice({ amount, pricing }: LivePriceProps) {
  const { load, data } = useFetcher<CasePrice>();
  useEffect(() => {
    if (amount === '') return;
    const timer = setTimeout(() => load(`${pricing}&monto=${encodeURIComponent(amount)}`), settleMs);
    return () => clearTimeout(timer);
  }, [amount, pricing, load]);
  const isCurrent = data?.amount === amount;
  return (
    <div className={css.price} role="status" aria-label={copy.label} aria-busy={!isCurrent && amount !== ''}>
      {data && isCurrent ? (
        <>
          <Text weight="bold">{data.words}</Text>
          {data.detail && (
            <Text size="small" tone="soft">
              {data.detail}
            </Text>
          )}
        </>
      ) : (
        <Text size="small" tone="soft">
          {copy.waiting}
        </Text>
      )}
    </div>
  );
}
