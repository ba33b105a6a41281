import { overrideClientLimit } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';
import { typedPesos } from '../../forms/typed-pesos.ts';

export const LIMIT_FIELDS = ['amount', 'days', 'note'] as const;
export type LimitField = (typeof LIMIT_FIELDS)[number];

export const limitForm = defineForm({
  endpoint: overrideClientLimit,
  fields: LIMIT_FIELDS,
  bodyOf: ({ amount, days, note }) => ({ amount: typedPesos(amount), days: Number(days), note: oneLine(note) }),
});
