import { cancelPayout, recordCashPayout, retryPayout } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { mexicoInstant } from '../../forms/mexico-instant.ts';
import { oneLine } from '../../forms/one-line.ts';
import { typedDay } from '../../vocabulary/read-day.ts';

/** Form of each action of staff on a payout. */
export const PAYOUT_FORMS = {
  retry: defineForm({
    endpoint: retryPayout,
    fields: ['note'],
    bodyOf: ({ note }) => ({ note: oneLine(note) }),
  }),
  cancel: defineForm({
    endpoint: cancelPayout,
    fields: ['note'],
    bodyOf: ({ note }) => ({ note: oneLine(note) }),
  }),
  handOver: defineForm({
    endpoint: recordCashPayout,
    fields: ['folio', 'day', 'time', 'note'],
    bodyOf: ({ folio, day, time, note }) => ({
      folio: oneLine(folio),
      paidAt: mexicoInstant(typedDay(day), time),
      note: oneLine(note),
    }),
    fieldOf: { paidAt: 'day' },
  }),
} as const;
