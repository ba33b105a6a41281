import { APPLICATION_STATUS } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { recordHistory } from '../../history/index.ts';
import { pricingContextOfApplication, type QuoteRefusal, quote } from '../../pricing/index.ts';
import type { ApplicationRecord } from '../application-record.ts';
import { decreaseLimits, increaseLimits, ownLimits } from './amount-limits-of.ts';
import { quoteRequestOf } from './quote-application.ts';
import { isOffered, isStillSelected } from './still-selected.policy.ts';

/**
 * Asks for another amount, which is priced again: any within the client's limits while nothing is decided, of a larger
 * offer any from the amount asked for up to the one offered, and of a smaller one any below it. The client is locked.
 */
export async function changeAmount(
  tx: Tx,
  { record, amount }: { readonly record: ApplicationRecord; readonly amount: Centavos },
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<Result<ApplicationRecord, Refusal<'illegal_transition'> | QuoteRefusal>> {
  const isSelected = isStillSelected(record.status);
  if (!isSelected && !isOffered(record.status))
    return refuse('illegal_transition', { facts: { from: record.status, to: record.status } });
  const limits = await (isSelected ? ownLimits : offerLimits)(tx, record, services);
  const context = { ...(await pricingContextOfApplication(tx, record, services)), limits };
  const asked = { ...record, principal_centavos: amount };
  const offer = quote(quoteRequestOf(asked), context);
  if (!offer.ok) return offer;
  const changed = await tx
    .updateTable('application')
    .set({
      principal_centavos: amount,
      ...(isSelected ? { desired_centavos: amount } : { offered_centavos: limits.maxCentavos }),
    })
    .where('client_id', '=', record.client_id)
    .where('id', '=', record.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordHistory(tx, services, {
    clientId: record.client_id,
    actor: 'client',
    event: { name: 'application.amount', facts: { amount } },
    applicationId: record.id,
  });
  return ok(changed);
}

const offerLimits: typeof ownLimits = (tx, record, services) =>
  record.status === APPLICATION_STATUS.yhatIncrease ? increaseLimits(tx, record) : decreaseLimits(tx, record, services);
