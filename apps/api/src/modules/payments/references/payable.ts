import type { PlainDate } from '@lender/calculator';
import type { PaymentKind } from '@lender/contract';
import { isLoanOpen } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { unpaidInvoice } from '../../extensions/index.ts';
import { currentLoan, findLoanRecord, readLoan, type ServicedLoan } from '../../loans/index.ts';
import { referenceExpiry } from './reference-expiry.policy.ts';

/** Payment that a client may be asked for now. */
export interface Payable {
  readonly amountCentavos: Centavos;
  /** Last day on which the amount serves its purpose. */
  readonly validOn: PlainDate;
  /** Due date that the amount is for. */
  readonly dueDate: PlainDate;
  /** Last day on which a payment is to be taken. */
  readonly expiresOn: PlainDate;
  /** Invoice of the extension that it buys, if it does. */
  readonly invoiceId?: string;
}

/** Finds a loan that is owed: the one that is named, or the one that is shown first to its client. */
export async function owedLoan(
  tx: Tx,
  { clientId, loanId }: { readonly clientId: string; readonly loanId: string | undefined },
): Promise<ServicedLoan | undefined> {
  const record =
    loanId === undefined ? await currentLoan(tx, clientId) : await findLoanRecord(tx, { clientId, id: loanId });
  return record && isLoanOpen(record.status) ? readLoan(tx, record) : undefined;
}

interface Selection {
  readonly kind: PaymentKind;
  readonly part: Centavos | undefined;
  readonly today: PlainDate;
}

/** Returns the amount of a kind of payment today: all of it, or the part that the client wants to pay. */
export async function payableToday(
  tx: Tx,
  loan: ServicedLoan,
  { kind, part, today }: Selection,
): Promise<Result<Payable, Refusal<'nothing_to_pay' | 'amount_out_of_limits'>>> {
  const whole = await WHOLE[kind](tx, loan, today);
  if (!whole || whole.amountCentavos <= 0) return refuse('nothing_to_pay', { facts: { kind } });
  if (part === undefined) return ok(whole);
  // An extension and a withdrawal cannot be paid in part.
  if (kind !== 'repayment' || part > whole.amountCentavos)
    return refuse('amount_out_of_limits', { field: ['amount', 'amount'] });
  return ok({ ...whole, amountCentavos: part });
}

type Whole = (tx: Tx, loan: ServicedLoan, today: PlainDate) => Promise<Payable | undefined>;

const WHOLE: Readonly<Record<PaymentKind, Whole>> = {
  repayment: async (_, { record, terms, positionOn }, today) => {
    const { outstandingCentavos: amountCentavos, nextDue } = positionOn(today);
    const dueDate = nextDue?.date ?? record.due_date ?? terms.endDates[0];
    const expiresOn = referenceExpiry({ dueDate, today, calendar: terms.policy.calendar });
    return { amountCentavos, validOn: today, dueDate, expiresOn };
  },
  // Neither has an effect after its day: a later payment at a store would be a repayment.
  extension: async (tx, loan, today) => {
    const invoice = await unpaidInvoice(tx, loan, today);
    if (!invoice) return undefined;
    const { id: invoiceId, amount_centavos: amountCentavos, due_date: dueDate, payable_until: lastDay } = invoice;
    return { invoiceId, amountCentavos, dueDate, validOn: lastDay, expiresOn: lastDay };
  },
  withdrawal: async (_, { positionOn }, today) => {
    const { withdrawal } = positionOn(today);
    if (!withdrawal) return undefined;
    const { until, amountCentavos } = withdrawal;
    return { amountCentavos, dueDate: until, validOn: until, expiresOn: until };
  },
};
