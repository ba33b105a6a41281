import type { PaymentKind } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import type { Payable } from './payable.ts';
import { LIVE_REFERENCE_STATUSES, type PaymentReference, writeReference } from './payment-reference.ts';
import { clabeExpiry } from './reference-expiry.policy.ts';

interface Wanted extends Payable {
  readonly loan: { readonly client_id: string; readonly id: string };
  readonly kind: PaymentKind;
}

/**
 * Returns the store reference for this request: an existing one that can be paid, or a new one. The client is locked.
 */
export async function requestStoreReference(
  tx: Tx,
  { loan, kind, amountCentavos, validOn, dueDate, expiresOn, invoiceId }: Wanted,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<PaymentReference> {
  const same = {
    client_id: loan.client_id,
    loan_id: loan.id,
    kind,
    method: 'paynet',
    amount_centavos: amountCentavos,
    valid_on: validOn,
    ...(invoiceId !== undefined && { invoice_id: invoiceId }),
  } as const;
  const live = await tx
    .selectFrom('payment_reference')
    .selectAll()
    .where((eb) => eb.and(same))
    .where('status', 'in', [...LIVE_REFERENCE_STATUSES])
    .executeTakeFirst();
  if (live) return live;
  const { now } = await clock.business(tx);
  return writeReference(tx, {
    ...same,
    id: newId(),
    due_date: dueDate,
    expires_on: expiresOn,
    status: 'requested',
    created_at: now,
    status_since: now,
  });
}

/** Returns the loan's own CLABE; a loan has one for its whole life. The client is locked. */
export async function requestLoanClabe(
  tx: Tx,
  { loan, amountCentavos, dueDate }: Pick<Wanted, 'loan' | 'amountCentavos' | 'dueDate'>,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<PaymentReference> {
  const own = { client_id: loan.client_id, loan_id: loan.id, method: 'spei' } as const;
  const made = await tx
    .selectFrom('payment_reference')
    .selectAll()
    .where((eb) => eb.and(own))
    .executeTakeFirst();
  if (made) return made.status === 'cancelled' ? reopen(tx, made) : made;
  const { now, today } = await clock.business(tx);
  return writeReference(tx, {
    ...own,
    id: newId(),
    kind: 'repayment',
    amount_centavos: amountCentavos,
    valid_on: today,
    due_date: dueDate,
    expires_on: clabeExpiry(today),
    status: 'requested',
    created_at: now,
    status_since: now,
  });
}

/** Reopens the CLABE of a loan that is owed again because a payment was taken back. */
const reopen = (tx: Tx, { client_id, id, provider_id }: PaymentReference): Promise<PaymentReference> =>
  tx
    .updateTable('payment_reference')
    .set({ status: provider_id === null ? 'requested' : 'open' })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
