import type { OfferView } from './offer-view.ts';
import { receiptCopy } from './receipt.copy.es.ts';

/** Returns a price as one sentence, for people who do not see the receipt. */
export function priceSentence({ receive, total, dueDay }: OfferView): string {
  const { receive: receives, pay, on } = receiptCopy.sum;
  return `${receives} ${receive}, ${pay} ${total.amount} ${on} ${dueDay}.`;
}
