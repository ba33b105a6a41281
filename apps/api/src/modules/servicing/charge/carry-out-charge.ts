import { mexicoDate } from '@lender/calculator';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { findInvoice, takeExtensionPayment } from '../../extensions/index.ts';
import { loanOfKey } from '../../loans/index.ts';
import { bookMoney, moneyOfCharge } from '../../payments/index.ts';
import { keptCard } from '../../profile/index.ts';
import { type ChargeRecord, endCharge, findCharge } from './charge-record.ts';

/**
 * Charges the card at the provider and takes over its answer. The charge's own id is the order's id, so however often
 * this runs, one charge is made; once the invoice is over the charge is only looked up, and never made.
 *
 * @throws when the result is unknown; then the caller should ask again later
 */
export async function carryOutCharge(
  charge: Pick<ChargeRecord, 'client_id' | 'id'>,
  services: Services,
): Promise<ChargeRecord['status']> {
  const record = await findCharge(services.db, charge);
  if (record.status !== 'sending') return record.status;
  const answer = await askProvider(record, services);
  return inTransaction(services.db, (tx) => takeOver(tx, { record, answer }, services));
}

/** Charge at the provider, or why there is none. */
type Answer = { readonly made: ProviderCharge } | { readonly cause: string };

async function askProvider(record: ChargeRecord, services: Services): Promise<Answer> {
  const { db, openPay, clock } = services;
  const [made] = await openPay.listCharges(record.id);
  if (made) return { made };
  const { client_id: clientId, invoice_id: invoiceId } = record;
  const invoice = await findInvoice(db, { clientId, invoiceId });
  const { today } = await clock.business(db);
  if (!invoice || today > invoice.payable_until) return { cause: 'invoice_expired' };
  const card = await keptCard(db, clientId);
  if (!card) return { cause: 'card_not_kept' };
  const charged = await openPay.chargeCard({
    orderId: record.id,
    amountCentavos: record.amount_centavos,
    description: 'Prórroga de tu préstamo Quincena',
    card,
  });
  return charged.ok ? { made: charged.value } : { cause: String(charged.problem.code) };
}

const ENDED_WITHOUT_MONEY: readonly ProviderCharge['status'][] = ['failed', 'cancelled', 'expired'];

/** Money that was charged buys the extension from the moment of the click; a failed charge may be tried again. */
async function takeOver(
  tx: Tx,
  { record, answer }: { record: ChargeRecord; answer: Answer },
  services: Services,
): Promise<ChargeRecord['status']> {
  const { client_id: clientId } = record;
  await lockClient(tx, clientId);
  const charge = await findCharge(tx, record);
  if (charge.status !== 'sending') return charge.status;
  if (!('made' in answer) || ENDED_WITHOUT_MONEY.includes(answer.made.status)) {
    const cause = 'made' in answer ? answer.made.status : answer.cause;
    await endCharge(tx, charge, { status: 'failed', cause }, services);
    return 'failed';
  }
  if (answer.made.status !== 'completed') return 'sending';
  const invoice = await findInvoice(tx, { clientId, invoiceId: charge.invoice_id });
  if (!invoice) throw new Error(`charge ${charge.id} has no invoice`);
  const loan = await loanOfKey(tx, { client_id: clientId, id: invoice.loan_id });
  const paidAt = charge.created_at;
  const money = { ...moneyOfCharge(answer.made, paidAt), paidAt, paidOn: mexicoDate(paidAt.getTime()) };
  const book = () => bookMoney(tx, { loan, money }, services);
  await takeExtensionPayment(tx, { payment: { loan, ...money }, invoiceId: invoice.id, book }, services);
  await endCharge(tx, charge, { status: 'charged' }, services);
  return 'charged';
}
