import { advanceSandboxClock } from '@lender/contract';
import { defineForm, type Texts } from '@lender/web/forms';
import { typedDay } from '../../vocabulary/read-day.ts';

/** Forms that move the clock: to a date, to the due date of a loan, or by a span of time. */
export const ADVANCE_WAYS = { date: 'date', due: 'due', span: 'span' } as const;

export const ADVANCE_FIELDS = ['way', 'businessDate', 'dueDateOf', 'amount', 'unit'] as const;
export type AdvanceField = (typeof ADVANCE_FIELDS)[number];

export const advanceForm = defineForm({
  endpoint: advanceSandboxClock,
  fields: ADVANCE_FIELDS,
  bodyOf: (texts) => wayOf(texts),
  fieldOf: { span: 'amount' },
});

function wayOf({ way, businessDate, dueDateOf, amount, unit }: Texts<AdvanceField>) {
  if (way === ADVANCE_WAYS.due) return { dueDateOf: dueDateOf.trim().toLowerCase() };
  if (way === ADVANCE_WAYS.span) return { span: unit === 'days' ? `P${amount.trim()}D` : `PT${amount.trim()}H` };
  return { businessDate: typedDay(businessDate) };
}
