import { formatPlainDate } from '@lender/calculator';
import { claimTransfer, getBanks, listTransferClaims, type Reply } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { compactCode } from '../../../forms/compact-code.ts';
import { doneAt, doneIn } from '../../../forms/done-in.ts';
import { pesos } from '../../../forms/masks/pesos.ts';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { readLoan } from '../asked-loan.server.ts';
import { TRANSFER_FIELDS, type TransferField, type TransferView } from './transfer.ts';

/** Form for a transfer to one loan; the loan is not a field of the page. */
export const transferForm = (loanId: string) =>
  defineForm({
    endpoint: claimTransfer,
    fields: TRANSFER_FIELDS,
    bodyOf: ({ sentOn, amount, senderBank, trackingKey }) => ({
      ...{ loanId, sentOn, senderBank },
      trackingKey: compactCode(trackingKey),
      amount: { amount: pesos(amount), currency: 'MXN' },
    }),
    fieldOf: { 'amount.amount': 'amount' },
  });

/** Reads the reported transfers with their results, and the banks that a transfer can come from. */
export async function readTransfers(call: Call, url: string) {
  const [loan, claims, banks] = await Promise.all([readLoan(call, url), call(listTransferClaims), call(getBanks)]);
  if (!loan) return leadTo('/profile/no-loan');
  const own = claims.ok ? claims.data.filter(({ loanId }) => loanId === loan.id) : [];
  return showPage({
    loanId: loan.id,
    claims: own.map(toView),
    banks: banks.ok ? banks.data.map(({ value, title }) => ({ value, label: title })) : [],
    today: loan.position.date,
    done: doneIn(url, ['claimed']),
    formKey: crypto.randomUUID(),
  });
}

const toView = ({ id, trackingKey, amount, sentOn, status, untilDate }: Claim): TransferView => ({
  ...{ id, trackingKey, status },
  amount: formatPesos(amount),
  sentOn: formatPlainDate(sentOn),
  until: formatPlainDate(untilDate),
});

type Claim = Reply<typeof listTransferClaims>[number];

/** Claims that a transfer was made; a repeated claim is the same claim. */
export async function claim(call: Call, url: string, form: FormData): Promise<Outcome<FormProblem<TransferField>>> {
  const loan = await readLoan(call, url);
  if (!loan) return leadTo('/profile/no-loan');
  const claimed = await submitForm(transferForm(loan.id), form, call);
  return claimed.ok ? leadTo(doneAt(loanPath('transfer', loan.id), 'claimed')) : showRefusal(claimed.problem);
}
