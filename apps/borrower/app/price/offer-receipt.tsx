import { Receipt, type ReceiptLine, Text, Toggletip } from '@lender/ui';
import type { ReactNode } from 'react';
import type { OfferView, PricedLine } from './offer-view.ts';
import { receiptCopy } from './receipt.copy.es.ts';

export interface OfferReceiptProps {
  /** Unique on the page. */
  readonly id: string;
  readonly view: OfferView;
  readonly head?: ReactNode;
  readonly tone?: 'paper' | 'tinted';
  /** New figures are on their way. */
  readonly isStale?: boolean;
}

/** What a loan brings and costs, line by line, with its CAT. */
export function OfferReceipt({ id, view, head, tone, isStale }: OfferReceiptProps) {
  const { receive, interest, fee, iva, total, dueDay, cat } = view;
  return (
    <Receipt
      head={head}
      tone={tone}
      isStale={isStale}
      lines={[
        { label: receiptCopy.receive, note: receiptCopy.receiveNote, amount: receive, kind: 'strong' },
        line(receiptCopy.interest, interest),
        line(receiptCopy.fee, fee),
        line(receiptCopy.iva, iva),
      ]}
      total={{ ...line(receiptCopy.total, total), note: `${receiptCopy.on} ${dueDay}` }}
      foot={
        <Text as="div" size="small" tone="soft">
          {receiptCopy.cat} <strong>{cat.amount}</strong> {receiptCopy.catLegend}{' '}
          <Toggletip id={`${id}-cat`} label={receiptCopy.aboutCat}>
            {receiptCopy.catMeaning}
          </Toggletip>
        </Text>
      }
    />
  );
}

const line = (label: string, { amount, before }: PricedLine): ReceiptLine =>
  before === undefined ? { label, amount } : { label, amount, before: { label: receiptCopy.before, amount: before } };
