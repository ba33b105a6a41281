import { matchReceipt, recordSettlement, refundReceipt, unmatchReceipt } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';
import { typedPesos } from '../../forms/typed-pesos.ts';
import { typedDay } from '../../vocabulary/read-day.ts';

/** Books a deposit to the loan that a button names. */
export const matchForm = defineForm({
  endpoint: matchReceipt,
  fields: ['loanId'],
  bodyOf: ({ loanId }) => ({ loanId }),
});

/** Takes back the match of a deposit. */
export const undoForm = defineForm({ endpoint: unmatchReceipt, fields: [], bodyOf: () => ({}) });

/** Refunds money: to where it came from, unless an account is given. */
export const refundForm = defineForm({
  endpoint: refundReceipt,
  fields: ['clabe', 'holderName', 'note'],
  bodyOf: ({ clabe, holderName, note }) => ({
    note: oneLine(note),
    ...((clabe.trim() !== '' || holderName.trim() !== '') && {
      account: { clabe: oneLine(clabe), holderName: oneLine(holderName) },
    }),
  }),
  fieldOf: { 'account.clabe': 'clabe', 'account.holderName': 'holderName' },
});

/** Books that a provider handed over what it had received, less its fee. */
export const settlementForm = defineForm({
  endpoint: recordSettlement,
  fields: ['account', 'reference', 'date', 'gross', 'fee', 'feeIva'],
  bodyOf: ({ account, reference, date, gross, fee, feeIva }) => ({
    ...{ account, date: typedDay(date) },
    reference: oneLine(reference),
    gross: typedPesos(gross),
    fee: typedPesos(fee),
    feeIva: typedPesos(feeIva),
  }),
  fieldOf: { 'gross.amount': 'gross', 'fee.amount': 'fee', 'feeIva.amount': 'feeIva' },
});
