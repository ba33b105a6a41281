import { type ReactNode, useDeferredValue } from 'react';
import { LiveReceipt } from './live-receipt.tsx';
import { PromotionField } from './promotion-field.tsx';
import type { LiveOffer } from './use-live-offer.ts';
import type { LivePromotion } from './use-promotion.ts';

export interface CalculatorPriceProps extends LivePromotion {
  readonly live: LiveOffer;
  readonly isGuest: boolean;
  /** True when only the price is shown. */
  readonly isDisabled: boolean;
  /** Page to which a client's form returns. */
  readonly page: string;
  readonly children: ReactNode;
}

/** Shows what the choice costs, what may make it cheaper, and the form's further questions. */
export function CalculatorPrice(props: CalculatorPriceProps) {
  const { live, promotion, lookUp, isGuest, isDisabled, page, children } = props;
  return (
    <>
      {/* Whoever moves the amount sees it first, and then that its price is on its way. */}
      <LiveReceipt promotion={promotion} live={useDeferredValue(live)} />
      {!isDisabled && <PromotionField promotion={promotion} lookUp={isGuest ? lookUp : undefined} page={page} />}
      {children}
    </>
  );
}
