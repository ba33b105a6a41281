import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { readClientStatus } from '../loans/index.ts';
import { productOfVersion } from '../pricing/index.ts';
import { additionalLoanBar } from './additional-loan.policy.ts';
import type { ApplicationRecord } from './application-record.ts';

/**
 * Tells whether an approved application may still be lent beside the loans that are open by now. Days may have passed
 * since it was approved: another loan may be late or on hold meanwhile, or a payment reversed that had made room. The
 * caller holds the client's lock, so every change of those loans came before, or waits.
 */
export async function mayStillLend(
  tx: Tx,
  record: ApplicationRecord,
  { clock }: Pick<Services, 'clock'>,
): Promise<Result<void, Refusal<'additional_loan_refused'>>> {
  const { today } = await clock.business(tx);
  const reason = additionalLoanBar({
    product: await productOfVersion(tx, record.product_version),
    status: await readClientStatus(tx, record.client_id, today),
    neededCentavos: record.principal_centavos,
  });
  return reason ? refuse('additional_loan_refused', { facts: { reason } }) : ok(undefined);
}
