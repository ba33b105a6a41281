import { assignAgency, changeStopContact, logContact, promisePayment, sendCollectionText } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';
import { typedPesos } from '../../forms/typed-pesos.ts';
import { typedDay } from '../../vocabulary/read-day.ts';

const stopForm = (isStopped: boolean) =>
  defineForm({
    endpoint: changeStopContact,
    fields: ['note'],
    bodyOf: ({ note }) => ({ isStopped, note: oneLine(note) }),
  });

/** Form of each action on a late loan. */
export const COLLECTION_FORMS = {
  call: defineForm({
    endpoint: logContact,
    fields: ['channel', 'party', 'outcome', 'note'],
    bodyOf: ({ note, ...rest }) => ({ ...rest, note: oneLine(note) }),
  }),
  text: defineForm({
    endpoint: sendCollectionText,
    fields: ['text'],
    bodyOf: ({ text }) => ({ text: oneLine(text) }),
  }),
  promise: defineForm({
    endpoint: promisePayment,
    fields: ['amount', 'promisedOn', 'note'],
    bodyOf: ({ amount, promisedOn, note }) => ({
      amount: typedPesos(amount),
      promisedOn: typedDay(promisedOn),
      note: oneLine(note),
    }),
    fieldOf: { 'amount.amount': 'amount' },
  }),
  stop: stopForm(true),
  allow: stopForm(false),
  agency: defineForm({
    endpoint: assignAgency,
    fields: ['agencyId', 'note'],
    bodyOf: ({ agencyId, note }) => ({ agencyId: agencyId === '' ? null : agencyId, note: oneLine(note) }),
  }),
} as const;
