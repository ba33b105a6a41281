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

/** Form of a call: what came of it and, where the borrower will pay and said how much, the promise. */
export const callForm = defineForm({
  endpoint: logContact,
  fields: ['channel', 'party', 'outcome', 'amount', 'promisedOn', 'note'],
  bodyOf: ({ note, amount, promisedOn, ...call }) => ({
    ...call,
    ...(note.trim() !== '' && { note: oneLine(note) }),
    ...(call.outcome === 'will_pay' && amount.trim() !== '' && { promise: { amount: typedPesos(amount), promisedOn } }),
  }),
  fieldOf: {
    'promise.amount': 'amount',
    'promise.amount.amount': 'amount',
    'promise.promisedOn': 'promisedOn',
  },
});

/** Form of each other action on a late loan. */
export const COLLECTION_FORMS = {
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
