import { checkAmount } from '@lender/calculator';
import { offerSpecial } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { offerManually } from '../decisions/index.ts';
import { readClientStatus } from '../loans/index.ts';
import { availableCentavos, productOfVersion } from '../pricing/index.ts';
import { findCase, readCase } from './read-case.ts';

export const offerSpecialHandler = implement(offerSpecial, async ({ params, body }, { caller, tx, services }) => {
  const record = await findCase(tx, params.id);
  if (!record) return refuse('not_found');
  if (!(await mayOffer(tx, { record, amount: body.amount }, services)))
    return refuse('amount_out_of_limits', { field: ['amount', 'amount'] });
  const to = APPLICATION_STATUS.specialOffer;
  const decision = { to, amountCentavos: body.amount, by: caller.userId, note: body.note, reasons: [] };
  const decided = await offerManually(tx, record, decision, services);
  return decided.ok ? ok(await readCase(tx, decided.value, services)) : decided;
});

/** Allows any deal from the product's minimum up to what the client may borrow at all. */
async function mayOffer(
  tx: Tx,
  { record, amount }: { readonly record: ApplicationRecord; readonly amount: Centavos },
  { clock }: Pick<Services, 'clock'>,
): Promise<boolean> {
  const { today } = await clock.business(tx);
  const product = await productOfVersion(tx, record.product_version);
  const { limits } = product;
  return checkAmount(amount, {
    minCentavos: limits.specialMinCentavos ?? limits.minMainCentavos,
    maxCentavos: availableCentavos(product, await readClientStatus(tx, record.client_id, today)),
    stepCentavos: limits.stepCentavos,
  }).ok;
}
