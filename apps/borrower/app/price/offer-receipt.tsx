import { Receipt, type ReceiptLine, Text, Toggletip } from '@lender/ui';
import type { ReactNode } from 'react';
import type { OfferView, PricedLine } from './offer-view.ts';
import { receiptCopy } from './receipt.copy.es.ts';

export interface OfferReceiptProps {
  /** Id, unique on the page. */
  readonly id: string;
  readonly view: OfferView;
  readonly head?: ReactNode;
  readonly tone?: 'paper' | 'tinted';
  /** True to show the annual rate too: where a loan is signed. @default false */
  readonly hasRate?: boolean;
  /** True while new figures are loading. */
  readonly isStale?: boolean;
}

/** Shows what a loan pays out and costs, line by line, with its CAT. */
export function OfferReceipt({ id, view, head, tone, hasRate = false, isStale }: OfferReceiptProps) {
  const { receive, interest, fee, iva, total, dueDay, cat, annualRate, late } = view;
  return (
    <Receipt
      head={head}
      tone={tone}
      isStale={isStale}
      lines={[
        { label: receiptCopy.receive, note: receiptCopy.receiveNote, amount: receive, kind: 'strong' },
        line(<Explained id={`${id}-interest`} word="interest" />, interest),
        line(<Explained id={`${id}-fee`} word="fee" />, fee),
        line(receiptCopy.iva, iva),
      ]}
      total={{ ...line(receiptCopy.total, total), note: `${receiptCopy.on} ${dueDay}` }}
      foot={
        <Text as="div" size="small" tone="soft">
          {receiptCopy.cat} <strong>{cat.amount}</strong> {receiptCopy.catLegend}{' '}
          <Toggletip id={`${id}-cat`} label={receiptCopy.aboutCat}>
            {receiptCopy.catMeaning}
          </Toggletip>
          {late && <div>{late}</div>}
          {hasRate && (
            <div>
              {receiptCopy.annualRate} <strong>{annualRate}</strong>
            </div>
          )}
        </Text>
      }
    />
  );
}

const explanations = {
  interest: { about: receiptCopy.aboutInterest, meaning: receiptCopy.interestMeaning },
  fee: { about: receiptCopy.aboutFee, meaning: receiptCopy.feeMeaning },
} as const;

/** Name of a line, with what it pays for. */
function Explained({ id, word }: { readonly id: string; readonly word: keyof typeof explanations }) {
  const { about, meaning } = explanations[word];
  return (
    <>
      {receiptCopy[word]}
      {'\u00a0'}
      <Toggletip id={id} label={about}>
        {meaning}
      </Toggletip>
    </>
  );
}

const line = (label: ReactNode, { amount, before }: PricedLine): ReceiptLine =>
  before === undefined
    ? { label, amount }
    : { label, amount, before: { label: receiptCopy.before, amount: before, nowLabel: receiptCopy.now } };
