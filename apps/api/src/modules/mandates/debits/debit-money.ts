import { mexicoDate, type PlainDate } from '@lender/calculator';
import type { Tx } from '../../../kernel/database/database.ts';
import type { ProviderDebit } from '../../../providers/direct-debit/port.ts';
import type { Services } from '../../../services.ts';
import { openPersonal, readPerson } from '../../clients/index.ts';
import { askToLook, bookMoney, type MoneyIn, paymentOf, reversePayment } from '../../payments/index.ts';
import { endMandate } from '../end-mandate.ts';
import { findMandate } from '../mandate-record.ts';
import { type DebitRecord, moveDebit } from './debit-record.ts';

interface Taken {
  readonly debit: DebitRecord;
  readonly reported: ProviderDebit;
  readonly now: Date;
}

/** Books what was debited, from the moment at which the bank was asked: its days are not the borrower's. */
export async function bookDebit(tx: Tx, { debit, reported, now }: Taken, services: Services): Promise<void> {
  const loan = { client_id: debit.client_id, id: debit.loan_id };
  const paidAt = debit.sent_at ?? now;
  const money: MoneyIn = {
    method: 'direct_debit',
    providerId: reported.id,
    chargeId: undefined,
    trackingKey: undefined,
    amountCentavos: reported.amountCentavos,
    paidAt,
    paidOn: mexicoDate(paidAt.getTime()),
    origin: await originOf(tx, debit, services),
  };
  await bookMoney(tx, { loan, money, by: 'system' }, services);
  await moveDebit(tx, debit, { status: 'debited', status_since: now, cause: null });
}

/** Reads the account from which the money came, and to which an excess goes back. */
async function originOf(tx: Tx, { client_id: clientId, mandate_id }: DebitRecord, { vault }: Pick<Services, 'vault'>) {
  const { clabe_sealed: sealed } = await findMandate(tx, { client_id: clientId, id: mandate_id });
  const { shortName: holderName } = await readPerson(tx, clientId);
  return { clabe: openPersonal(vault, 'clabe', { clientId, sealed }), holderName };
}

interface Objected {
  readonly debit: DebitRecord;
  readonly at: { readonly on: PlainDate; readonly at: Date };
}

/** Reverses a debit after an objection: from that day the payment counts as never made, and nothing more is debited. */
export async function reverseDebit(tx: Tx, { debit, at }: Objected, services: Services): Promise<void> {
  const { client_id, id, mandate_id } = debit;
  const { provider_id } = await tx
    .selectFrom('debit')
    .select('provider_id')
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const payment = provider_id && (await paymentOf(tx, { method: 'direct_debit', providerId: provider_id }));
  if (!payment) throw new Error(`debit ${id} was objected to and is not booked`);
  const { isNew } = await reversePayment(tx, { payment, ...at }, services);
  if (isNew) await askToLook(tx, 'reversal_received', payment, services);
  await moveDebit(tx, debit, { status: 'objected', status_since: at.at });
  const mandate = await findMandate(tx, { client_id, id: mandate_id });
  await endMandate(tx, { mandate, to: 'cancelled', cause: 'objected' }, services);
}
