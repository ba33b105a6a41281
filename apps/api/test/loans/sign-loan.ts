import type { Tx } from '../../src/kernel/database/database.ts';
import { setSignedAside } from '../../src/modules/agreements/index.ts';
import { type ApplicationRecord, quoteRequestOf } from '../../src/modules/applications/index.ts';
import { toStoredTerms } from '../../src/modules/loans/index.ts';
import { pricingContextOfApplication, quote } from '../../src/modules/pricing/index.ts';
import type { Services } from '../../src/services.ts';

/** Stores what a signature creates for an application: its agreement, and its loan's terms, at the price of the day. */
export async function signLoan(tx: Tx, record: ApplicationRecord, services: Services): Promise<void> {
  const pricing = await pricingContextOfApplication(tx, record, services);
  const offer = quote(quoteRequestOf(record), pricing);
  if (!offer.ok) throw new Error(offer.problem.code);
  const { today, now } = await services.clock.business(tx);
  await setSignedAside(tx, record, services);
  await tx
    .insertInto('agreement')
    .values({
      ...{ client_id: record.client_id, id: services.newId(), application_id: record.id },
      ...{ offer: JSON.stringify(offer.value), fingerprint: record.id, drafted_on: today },
      ...{ signed_at: now, evidence: JSON.stringify({}), created_at: now },
    })
    .execute();
  const { principalCentavos, totalCentavos, payoutDate, endDate } = offer.value;
  await tx
    .updateTable('loan')
    .set({
      principal_centavos: principalCentavos,
      total_centavos: totalCentavos,
      start_date: payoutDate,
      due_date: endDate,
      terms: toStoredTerms({ offer: offer.value, servicing: pricing.product.servicing, signedOn: today }),
    })
    .where('client_id', '=', record.client_id)
    .where('application_id', '=', record.id)
    .execute();
}
