import { createPromoCode, endPromoCode } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';
import { typedDay } from '../../vocabulary/read-day.ts';

/** Makes a promotion; what is left empty takes nothing off. */
export const promotionForm = defineForm({
  endpoint: createPromoCode,
  fields: ['promotion', 'interest', 'serviceFee', 'validUntil', 'maxUses', 'note'],
  bodyOf: ({ promotion, interest, serviceFee, validUntil, maxUses, note }) => ({
    code: oneLine(promotion),
    discount: { interest: fractionOf(interest), serviceFee: fractionOf(serviceFee) },
    validUntil: typedDay(validUntil),
    maxUses: wholeNumber(maxUses),
    note: oneLine(note),
  }),
  fieldOf: {
    code: 'promotion',
    discount: 'interest',
    'discount.interest': 'interest',
    'discount.serviceFee': 'serviceFee',
  },
});

/** Form that ends a promotion, with the reason. */
export const endForm = defineForm({
  endpoint: endPromoCode,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Converts whole percents, so that no fraction is rounded on its way. */
const fractionOf = (percent: string): number => (percent.trim() === '' ? 0 : wholeNumber(percent) / 100);
