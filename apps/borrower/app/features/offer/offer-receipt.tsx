import { Receipt, type ReceiptLine, Text, Toggletip } from '@lender/ui';
import type { ReactNode } from 'react';
import { offerCopy } from './copy.es.ts';
import type { OfferView, PricedLine } from './offer-view.ts';

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
        { label: offerCopy.receive, note: offerCopy.receiveNote, amount: receive, kind: 'strong' },
        line(offerCopy.interest, interest),
        line(offerCopy.fee, fee),
        line(offerCopy.iva, iva),
      ]}
      total={{ ...line(offerCopy.total, total), note: `${offerCopy.on} ${dueDay}` }}
      foot={
        <Text as="div" size="small" tone="soft">
          {offerCopy.cat} <strong>{cat.amount}</strong> {offerCopy.catLegend}{' '}
          <Toggletip id={`${id}-cat`} label={offerCopy.aboutCat}>
            {offerCopy.catMeaning}
          </Toggletip>
        </Text>
      }
    />
  );
}

const line = (label: string, { amount, before }: PricedLine): ReceiptLine =>
  before === undefined ? { label, amount } : { label, amount, before: { label: offerCopy.before, amount: before } };
