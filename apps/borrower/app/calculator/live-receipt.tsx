import type { CalculatorTab } from '@lender/calculator';
import { Button, Inline, LoadingOverlay, Notice, StatusBadge, Text } from '@lender/ui';
import { OfferReceipt } from '../price/offer-receipt.tsx';
import { calculatorCopy } from './calculator.copy.es.ts';
import { type CalculatorSetting, discountPercent } from './calculator-setting.ts';
import type { OfferProblem } from './offer-answer.ts';
import type { LiveOffer } from './use-live-offer.ts';

export interface LiveReceiptProps {
  readonly setting: CalculatorSetting;
  readonly tab: CalculatorTab;
  readonly live: LiveOffer;
}

/** The price of what is chosen. While the next one is on its way the last one keeps its place, dimmed. */
export function LiveReceipt({ setting, tab, live: { answer, isStale, retry } }: LiveReceiptProps) {
  const percent = discountPercent(setting, tab);
  if (!answer.ok && !isStale) return <Refused problem={answer.problem} retry={retry} />;
  return (
    <LoadingOverlay isActive={isStale} label={calculatorCopy.calculating}>
      {answer.ok && (
        <OfferReceipt
          id="calculator"
          tone="tinted"
          view={answer.value}
          isStale={isStale}
          head={percent > 0 && <DiscountChip percent={percent} />}
        />
      )}
    </LoadingOverlay>
  );
}

function DiscountChip({ percent }: { readonly percent: number }) {
  return (
    <Inline space="xs">
      <StatusBadge tone="ok">{`-${percent}%`}</StatusBadge>
      <Text as="span" size="small">
        {calculatorCopy.discount}
      </Text>
    </Inline>
  );
}

/** Without JavaScript the button sends the form, which computes it anew. */
function Refused({ problem, retry }: { readonly problem: OfferProblem; readonly retry: () => void }) {
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
