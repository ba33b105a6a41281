import {
  buyBackLoan,
  holdLoan,
  matchReceipt,
  refundCredit,
  registerPayment,
  releaseLoan,
  reversePayment,
  sellLoan,
  terminateLoan,
  undoWriteOff,
  waiveLoanCharge,
  writeOffLoan,
} from '@lender/contract';
import { defineForm, type FormEndpoint } from '@lender/web/forms';
import { oneLine } from '../../../forms/one-line.ts';
import { typedPesos } from '../../../forms/typed-pesos.ts';
import { typedDay } from '../../../vocabulary/read-day.ts';

/** Form of a command that needs only a reason. */
const noted = <E extends FormEndpoint>(endpoint: E) =>
  defineForm({ endpoint, fields: ['note'], bodyOf: ({ note }) => ({ note: oneLine(note) }) });

/** Form of every command about a loan. */
export const COMMAND_FORMS = {
  hold: defineForm({
    endpoint: holdLoan,
    fields: ['reason', 'reviewOn', 'note'],
    bodyOf: ({ reason, reviewOn, note }) => ({ reason, reviewOn: typedDay(reviewOn), note: oneLine(note) }),
  }),
  release: noted(releaseLoan),
  'loan.waive': defineForm({
    endpoint: waiveLoanCharge,
    fields: ['component', 'amount', 'note'],
    bodyOf: ({ component, amount, note }) => ({ component, amount: typedPesos(amount), note: oneLine(note) }),
    fieldOf: { 'amount.amount': 'amount' },
  }),
  'loan.write_off': noted(writeOffLoan),
  'loan.undo_write_off': noted(undoWriteOff),
  'loan.sell': defineForm({
    endpoint: sellLoan,
    fields: ['buyer', 'price', 'note'],
    bodyOf: ({ buyer, price, note }) => ({ buyer: oneLine(buyer), price: typedPesos(price), note: oneLine(note) }),
    fieldOf: { 'price.amount': 'price' },
  }),
  'loan.buy_back': defineForm({
    endpoint: buyBackLoan,
    fields: ['price', 'note'],
    bodyOf: ({ price, note }) => ({ price: typedPesos(price), note: oneLine(note) }),
    fieldOf: { 'price.amount': 'price' },
  }),
  'loan.terminate': noted(terminateLoan),
  'loan.reverse_payment': defineForm({
    endpoint: reversePayment,
    fields: ['payment', 'note'],
    bodyOf: ({ payment, note }) => ({ payment, note: oneLine(note) }),
  }),
  'loan.register_payment': defineForm({
    endpoint: registerPayment,
    fields: ['amount', 'paidOn', 'method', 'reference', 'note'],
    bodyOf: ({ amount, paidOn, method, reference, note }) => ({
      ...{ paidOn: typedDay(paidOn), method },
      amount: typedPesos(amount),
      reference: oneLine(reference),
      note: oneLine(note),
    }),
    fieldOf: { 'amount.amount': 'amount' },
  }),
  'payment.refund_credit': noted(refundCredit),
  'receipt.match': defineForm({
    endpoint: matchReceipt,
    fields: ['receipt', 'loanId'],
    bodyOf: ({ loanId }) => ({ loanId }),
  }),
} as const;

type Fields<Form> = Form extends { readonly fields: readonly (infer Field)[] } ? Field : never;

/** Fields of all the forms, without those that the page fills in itself. */
export type CommandField = Exclude<Fields<(typeof COMMAND_FORMS)[keyof typeof COMMAND_FORMS]>, 'loanId'>;
