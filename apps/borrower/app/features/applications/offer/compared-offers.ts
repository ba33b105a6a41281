import type { OfferView } from '../../../price/offer-view.ts';

/** One figure of two compared offers. */
export interface ComparedLine {
  readonly id: 'receive' | 'interest' | 'fee' | 'iva' | 'total' | 'cat';
  readonly asked: string;
  readonly offered: string;
}

/** Returns what was asked for beside what is offered, line by line. */
export const comparedOffers = (asked: OfferView, offered: OfferView): ComparedLine[] => [
  { id: 'receive', asked: asked.receive, offered: offered.receive },
  { id: 'interest', asked: asked.interest.amount, offered: offered.interest.amount },
  { id: 'fee', asked: asked.fee.amount, offered: offered.fee.amount },
  { id: 'iva', asked: asked.iva.amount, offered: offered.iva.amount },
  { id: 'total', asked: asked.total.amount, offered: offered.total.amount },
  { id: 'cat', asked: asked.cat.amount, offered: offered.cat.amount },
];
