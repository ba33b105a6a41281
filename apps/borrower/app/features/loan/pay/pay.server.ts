import { chargeRollover, type getActiveLoan, getOpenPayBarcode, getPaymentClabe, type Reply } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { formKeyOf, retryWhileInFlight } from '@lender/web/forms';
import { leadTo, type Outcome, showPage } from '@lender/web/outcome';
import { doneAt } from '../../../forms/done-in.ts';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { readLoan } from '../asked-loan.server.ts';
import { chosenExtension } from '../chosen-extension.ts';
import { type ChargeTrouble, type PayPurpose, payQuery, paySelection } from './pay-address.ts';
import { type PaymentAim, paymentAim } from './payment-aim.ts';
import { type StorePayment, storePayment } from './store-payment.server.ts';
import { type TransferPayment, transferPayment } from './transfer-payment.server.ts';

type LoanId = Pick<Reply<typeof getActiveLoan>, 'id'>;

/**
 * Reads what the page of paying was opened for, and what is needed for it; a client who has nothing of the kind to pay
 * is led away.
 */
export async function readPay(call: Call, url: string) {
  const loan = await readLoan(call, url);
  if (!loan) return leadTo('/profile/no-loan');
  const selection = paySelection(url);
  const aim = paymentAim(loan, selection);
  if (!aim) return leadTo(loanPath('loan', loan.id));
  return showPage({
    loanId: loan.id,
    selection: { ...selection, isPart: aim.part !== undefined },
    amount: formatPesos(aim.amount),
    formKey: crypto.randomUUID(),
    store: selection.method === 'tienda' ? await askReference(call, loan, { aim, purpose: selection.purpose }) : null,
    transfer: selection.method === 'transferencia' ? await askClabe(call, loan, aim) : null,
  });
}

const KINDS = { prestamo: 'repayment', prorroga: 'extension', devolucion: 'withdrawal' } as const;

interface Wanted {
  readonly aim: PaymentAim;
  readonly purpose: PayPurpose;
}

/** Asks for today's reference: the API returns the same one for repeated requests. */
async function askReference(call: Call, { id }: LoanId, { aim, purpose }: Wanted): Promise<StorePayment> {
  const part = aim.part === undefined ? {} : { amount: aim.part };
  const body = { kind: KINDS[purpose], loanId: id, ...part };
  const answer = await retryWhileInFlight(() => call(getOpenPayBarcode, { body }));
  return answer.ok ? storePayment(answer.data) : { kind: 'unavailable' };
}

/** Asks for the loan's CLABE, which stays the same for the life of the loan. */
async function askClabe(call: Call, { id }: LoanId, aim: PaymentAim): Promise<TransferPayment> {
  const answer = await retryWhileInFlight(() => call(getPaymentClabe, { body: { loanId: id } }));
  return answer.ok ? transferPayment(answer.data, aim) : { kind: 'unavailable' };
}

/** Charges the chosen extension to the saved card: one click, one charge. */
export async function payByCard(call: Call, url: string, form: FormData): Promise<Outcome<never>> {
  const loan = await readLoan(call, url);
  if (!loan) return leadTo('/profile/no-loan');
  const chosen = chosenExtension(loan);
  if (!chosen) return leadTo(loanPath('extend', loan.id));
  const body = { rolloverId: chosen.rollover.id };
  const answer = await retryWhileInFlight(() => call(chargeRollover, { body }, formKeyOf(form)));
  if (!answer.ok)
    return leadTo(
      answer.refusal.code === 'card_missing' ? troubleAt(loan, 'card_missing') : loanPath('extend', loan.id),
    );
  const { status } = answer.data;
  return leadTo(status === 'charged' ? doneAt(loanPath('loan', loan.id), 'extended') : troubleAt(loan, status));
}

const troubleAt = ({ id }: LoanId, trouble: ChargeTrouble): string =>
  loanPath('pay', id, { ...payQuery({ purpose: 'prorroga', method: 'tarjeta' }), cargo: trouble });
