import { changeMandate, rescheduleDebit } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';
import { typedDay } from '../../vocabulary/read-day.ts';

const changeTo = (to: 'paused' | 'active' | 'cancelled') =>
  defineForm({
    endpoint: changeMandate,
    fields: ['note'],
    bodyOf: ({ note }) => ({ to, note: oneLine(note) }),
  });

/** Form of each action of staff on a direct debit mandate. */
export const MANDATE_FORMS = {
  reschedule: defineForm({
    endpoint: rescheduleDebit,
    fields: ['chargeOn', 'note'],
    bodyOf: ({ chargeOn, note }) => ({ chargeOn: typedDay(chargeOn), note: oneLine(note) }),
  }),
  pause: changeTo('paused'),
  resume: changeTo('active'),
  end: changeTo('cancelled'),
} as const;
