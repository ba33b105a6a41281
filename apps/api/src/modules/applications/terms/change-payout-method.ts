import type { PayoutMethod } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { recordHistory } from '../../history/index.ts';
import { productOfVersion, type QuoteRefusal } from '../../pricing/index.ts';
import type { ApplicationRecord } from '../application-record.ts';
import { quoteApplication } from './quote-application.ts';
import { isStillSelected } from './still-selected.policy.ts';

type Refused = Refusal<'illegal_transition' | 'payout_method_not_offered'> | QuoteRefusal;

/** Changes the payout method, among those of the product, while nothing is decided. The client is locked. */
export async function changePayoutMethod(
  tx: Tx,
  { record, method }: { readonly record: ApplicationRecord; readonly method: PayoutMethod },
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<Result<ApplicationRecord, Refused>> {
  const { client_id: clientId, id, status } = record;
  if (!isStillSelected(status)) return refuse('illegal_transition', { facts: { from: status, to: status } });
  const { payoutMethods } = await productOfVersion(tx, record.product_version);
  if (!payoutMethods.includes(method)) return refuse('payout_method_not_offered', { field: ['paymentMethod'] });
  const changed = { ...record, payout_method: method };
  const offer = await quoteApplication(tx, changed, services);
  if (!offer.ok) return offer;
  await tx
    .updateTable('application')
    .set({ payout_method: method })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
  await recordHistory(tx, services, {
    clientId,
    actor: 'client',
    event: { name: 'application.payout' },
    applicationId: id,
  });
  return ok(changed);
}
