import type { PlainDate } from '@lender/calculator';
import type { PaymentKind } from '@lender/contract';
import { isLoanOpen } from '@lender/lending';
import { type Centavos, ok, type Result } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { currentLoan, type LoanRecord, readLoan, type ServicedLoan } from '../../loans/index.ts';

/** What somebody may be asked to pay now. */
export interface Payable {
  readonly amountCentavos: Centavos;
  /** The due date that it is for. */
  readonly dueDate: PlainDate;
}

/** A loan that is owed: the one that is named, or the one that its client is asked about first. */
export async function owedLoan(
  tx: Tx,
  { clientId, loanId }: { readonly clientId: string; readonly loanId: string | undefined },
): Promise<ServicedLoan | undefined> {
  const record = loanId === undefined ? await currentLoan(tx, clientId) : await ownLoan(tx, { clientId, loanId });
  return record && isLoanOpen(record.status) ? readLoan(tx, record) : undefined;
}

const ownLoan = (tx: Tx, { clientId, loanId }: { clientId: string; loanId: string }): Promise<LoanRecord | undefined> =>
  tx.selectFrom('loan').selectAll().where('client_id', '=', clientId).where('id', '=', loanId).executeTakeFirst();

/** What a kind of payment asks for today: all of it, or the part that somebody wants to pay. */
export function payableToday(
  loan: ServicedLoan,
  { kind, part, today }: { readonly kind: PaymentKind; readonly part: Centavos | undefined; readonly today: PlainDate },
): Result<Payable, Refusal<'nothing_to_pay' | 'amount_out_of_limits'>> {
  const whole = wholeOf(loan, kind, today);
  if (!whole || whole.amountCentavos <= 0) return refuse('nothing_to_pay', { facts: { kind } });
  if (part === undefined) return ok(whole);
  // An extension and a withdrawal are bought whole.
  if (kind !== 'repayment' || part > whole.amountCentavos)
    return refuse('amount_out_of_limits', { field: ['amount', 'amount'] });
  return ok({ ...whole, amountCentavos: part });
}

function wholeOf(
  { record, terms, positionOn }: ServicedLoan,
  kind: PaymentKind,
  today: PlainDate,
): Payable | undefined {
  const { outstandingCentavos, nextDue, withdrawal } = positionOn(today);
  if (kind === 'withdrawal')
    return withdrawal && { amountCentavos: withdrawal.amountCentavos, dueDate: withdrawal.until };
  const dueDate = nextDue?.date ?? record.due_date ?? terms.endDates[0];
  return kind === 'repayment' ? { amountCentavos: outstandingCentavos, dueDate } : undefined;
}
