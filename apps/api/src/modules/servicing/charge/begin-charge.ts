import { isLoanOpen } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { askedExtension, chooseExtension, type InvoiceRecord } from '../../extensions/index.ts';
import { paidOutLoans, readLoan } from '../../loans/index.ts';
import { keptCard } from '../../profile/index.ts';
import { type ChargeRecord, isBeingCharged } from './charge-record.ts';

/** Request of one click. */
interface Click {
  readonly clientId: string;
  readonly rolloverId: string;
}

export interface BegunCharge {
  readonly charge: ChargeRecord;
  /** `false` when an earlier click began it: that call carries it out. */
  readonly isNew: boolean;
}

/** Stores a charge before the provider is asked for money, so that one click is one charge whatever happens next. */
export async function beginCharge(
  tx: Tx,
  { clientId, rolloverId }: Click,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<Result<BegunCharge, Refusal<'not_found' | 'extension_refused' | 'card_missing'>>> {
  await lockClient(tx, clientId);
  const earlier = await chargeOf(tx, { clientId, rolloverId });
  if (earlier) return ok({ charge: earlier, isNew: false });
  const moment = await services.clock.business(tx);
  const invoice = await choose(tx, { clientId, rolloverId, moment });
  if (!invoice.ok) return invoice;
  if (!(await keptCard(tx, clientId))) return refuse('card_missing');
  const charge = await tx
    .insertInto('extension_charge')
    .values({
      client_id: clientId,
      id: services.newId(),
      invoice_id: invoice.value.id,
      amount_centavos: invoice.value.amount_centavos,
      status: 'sending',
      created_at: moment.now,
      status_since: moment.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return ok({ charge, isNew: true });
}

/** Finds the charge of that extension which did not fail. */
const chargeOf = (tx: Tx, { clientId, rolloverId }: Click): Promise<ChargeRecord | undefined> =>
  tx
    .selectFrom('extension_charge')
    .innerJoin('extension_invoice', (join) =>
      join
        .onRef('extension_invoice.client_id', '=', 'extension_charge.client_id')
        .onRef('extension_invoice.id', '=', 'extension_charge.invoice_id'),
    )
    .selectAll('extension_charge')
    .where('extension_charge.client_id', '=', clientId)
    .where('extension_invoice.rollover_id', '=', rolloverId)
    .where('extension_charge.status', '<>', 'failed')
    .executeTakeFirst();

/** Chooses the extension on the loan that has it. */
async function choose(
  tx: Tx,
  { clientId, rolloverId, moment }: Click & { moment: BusinessMoment },
): Promise<Result<InvoiceRecord, Refusal<'not_found' | 'extension_refused'>>> {
  let refused: Awaited<ReturnType<typeof choose>> = refuse('not_found');
  for (const record of await paidOutLoans(tx, clientId)) {
    if (!isLoanOpen(record.status)) continue;
    const loan = await readLoan(tx, record);
    const offer = await askedExtension(tx, { loan, rolloverId, moment });
    if (offer.ok && (await isBeingCharged(tx, record)))
      return refuse('extension_refused', { facts: { reason: 'charge_under_way' } });
    if (offer.ok) return ok(await chooseExtension(tx, { loan, offer: offer.value, moment }));
    if (offer.problem.code === 'extension_refused') refused = offer;
  }
  return refused;
}
