import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './receipt.css.ts';

export interface ReceiptLine {
  readonly label: ReactNode;
  /** Formatted amount: `$4788.80`. */
  readonly amount: string;
  /** A second, smaller line under the label. */
  readonly note?: ReactNode;
  /**
   * Amount before a discount, drawn struck through. The words are read aloud: `Antes`, and `ahora` before the present
   * amount.
   */
  readonly before?: { readonly label: string; readonly amount: string; readonly nowLabel: string };
  /** `strong` for money that reaches or leaves the client. @default 'plain' */
  readonly kind?: 'plain' | 'strong' | 'discount';
}

export interface ReceiptProps {
  /** Heading, and the content beside it. */
  readonly head?: ReactNode;
  readonly lines: readonly ReceiptLine[];
  /** Total of the lines. */
  readonly total: Omit<ReceiptLine, 'kind'>;
  /** Small print that belongs to these numbers: the CAT. */
  readonly foot?: ReactNode;
  /**
   * Tone of the receipt: `paper` has the colour of the page; `tinted` is set off inside a white card. @default 'paper'
   */
  readonly tone?: 'paper' | 'tinted';
  /** True while new numbers are loading: the old ones are dimmed and keep their place. @default false */
  readonly isStale?: boolean;
}

/**
 * Amounts line by line, adding up to a visible total.
 *
 * @example
 * <Receipt
 *   lines={[{ label: 'Recibes', amount: '$4000.00', kind: 'strong' }, { label: 'Intereses', amount: '$680.00' }]}
 *   total={{ label: 'Total a pagar', note: 'el 15.12.2026', amount: '$4680.00' }}
 * />
 */
export function Receipt({ head, lines, total, foot, tone = 'paper', isStale = false }: ReceiptProps) {
  return (
    <div className={css.sheet({ tone })}>
      <div className={css.paper} data-stale={isStale ? '' : undefined} aria-busy={isStale || undefined}>
        {head && <div className={css.head}>{head}</div>}
        <dl>
          {lines.map((line, index) => (
            // The lines of a receipt have no key and never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Line key={index} line={line} kind={line.kind ?? 'plain'} />
          ))}
          <Line line={total} kind="total" />
        </dl>
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </div>
  );
}

interface LineProps {
  readonly line: ReceiptLine;
  readonly kind: 'plain' | 'strong' | 'discount' | 'total';
}

function Line({ line: { label, note, amount, before }, kind }: LineProps) {
  const isTotal = kind === 'total';
  return (
    <div className={css.line({ kind })}>
      <dt className={isTotal ? css.totalLabel : css.label}>
        {label}
        {note && <span className={css.note}>{note}</span>}
      </dt>
      <dd className={css.amount}>
        {before && (
          <s className={isTotal ? css.totalBefore : css.before}>
            <VisuallyHidden>{before.label}</VisuallyHidden> {before.amount}
          </s>
        )}
        {before && <VisuallyHidden>, {before.nowLabel} </VisuallyHidden>}
        <span className={isTotal ? css.total : css.now}>{amount}</span>
      </dd>
    </div>
  );
}
