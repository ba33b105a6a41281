import { Button, Inline, LoadingOverlay, Notice, StatusBadge, Text } from '@lender/ui';
import { memo } from 'react';
import { OfferReceipt } from '../price/offer-receipt.tsx';
import type { OfferView } from '../price/offer-view.ts';
import { priceSentence } from '../price/price-sentence.ts';
import { calculatorCopy } from './calculator.copy.es.ts';
import type { OfferProblem } from './offer-answer.ts';
import { isTaken, type Promotion } from './promotion.ts';
import type { LiveOffer } from './use-live-offer.ts';

export interface LiveReceiptProps {
  readonly promotion: Promotion;
  readonly live: LiveOffer;
}

/**
 * Shows the price of the choice. While the next price is on its way the last one keeps its place, dimmed. It is
 * rendered again when the price changes, not at each move of the amount.
 */
export const LiveReceipt = memo(({ promotion, live: { answer, isStale, retry } }: LiveReceiptProps) => {
  if (!answer.ok && !isStale) return <Refused problem={answer.problem} retry={retry} />;
  return (
    <LoadingOverlay
      isActive={isStale}
      label={calculatorCopy.calculating}
      {...(answer.ok && { done: priceSentence(answer.value) })}
    >
      {answer.ok && (
        <OfferReceipt
          id="calculator"
          tone="tinted"
          view={answer.value}
          isStale={isStale}
          head={
            hasDiscount(answer.value.discount, promotion) && (
              <Discounts discount={answer.value.discount} promotion={promotion} />
            )
          }
        />
      )}
    </LoadingOverlay>
  );
});

const hasDiscount = ({ interest, fee }: OfferView['discount'], promotion: Promotion): boolean =>
  interest > 0 || fee > 0 || isTaken(promotion);

interface DiscountsProps {
  readonly discount: OfferView['discount'];
  readonly promotion: Promotion;
}

/**
 * Shows the discount on the current price, and the promotion behind it. Discounts are not added: the best one counts.
 */
function Discounts({ discount: { interest, fee }, promotion }: DiscountsProps) {
  const { discount: words, promotion: about } = calculatorCopy;
  const isSame = interest === fee;
  const isByPromotion = promotion.interest === interest && promotion.fee === fee;
  return (
    <>
      {interest > 0 && <Discount percent={interest} words={isSame ? words.both : words.interest} />}
      {fee > 0 && !isSame && <Discount percent={fee} words={words.fee} />}
      {isTaken(promotion) && (
        <Text as="div" size="small" weight="bold">
          {isByPromotion ? `${about.taken} ${promotion.code}` : `${promotion.code} ${about.worse}`}
        </Text>
      )}
    </>
  );
}

function Discount({ percent, words }: { readonly percent: number; readonly words: string }) {
  return (
    <Inline space="xs">
      <StatusBadge tone="ok">{`-${percent}%`}</StatusBadge>
      <Text as="span" size="small">
        {words}
      </Text>
    </Inline>
  );
}

/** Shows why there is no price. Without JavaScript the button sends the form, which is recalculated. */
function Refused({ problem, retry }: { readonly problem: OfferProblem; readonly retry: () => void }) {
  if (problem === 'incomplete') return <Notice role="status">{calculatorCopy.incomplete}</Notice>;
  if (problem !== 'unavailable') {
    return (
      <Notice tone="warn" role="status">
        {calculatorCopy.refused[problem]}
      </Notice>
    );
  }
  const onClick = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    retry();
  };
  return (
    <Notice
      tone="danger"
      role="status"
      action={
        <Button type="submit" tone="secondary" size="small" onClick={onClick}>
          {calculatorCopy.retry}
        </Button>
      }
    >
      {calculatorCopy.failed}
    </Notice>
  );
}
