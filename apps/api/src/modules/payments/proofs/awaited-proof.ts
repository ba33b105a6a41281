import type { Tx } from '../../../kernel/database/database.ts';
import { findApplication } from '../../applications/index.ts';
import { findBankAccount } from '../../clients/index.ts';
import { productOfVersion } from '../../pricing/index.ts';

interface OfApplication {
  readonly clientId: string;
  readonly applicationId: string;
}

/** Tells whether an application's product requires proof of the account before money is sent to it. */
async function mustBeProven(tx: Tx, of: OfApplication): Promise<boolean> {
  const record = await findApplication(tx, of);
  return record !== undefined && (await productOfVersion(tx, record.product_version)).accountProof !== 'none';
}

/** Tells whether the money of an application waits until its client proved the account. */
export async function isProofAwaited(tx: Tx, of: OfApplication): Promise<boolean> {
  if (!(await mustBeProven(tx, of))) return false;
  const account = await findBankAccount(tx, of.clientId);
  return account?.provenAt === null;
}

/** Lists loan payouts to a client that were not sent yet. */
export async function queuedLoans(tx: Tx, clientId: string): Promise<{ id: string; applicationId: string }[]> {
  const queued = await tx
    .selectFrom('payout')
    .select(['id', 'application_id'])
    .where('client_id', '=', clientId)
    .where('purpose', '=', 'loan')
    .where('status', '=', 'queued')
    .execute();
  return queued.flatMap(({ id, application_id: applicationId }) =>
    applicationId === null ? [] : [{ id, applicationId }],
  );
}

/** Tells whether any money of a client waits until the account is proven. */
export async function doesMoneyAwaitProof(tx: Tx, clientId: string): Promise<boolean> {
  for (const { applicationId } of await queuedLoans(tx, clientId))
    if (await isProofAwaited(tx, { clientId, applicationId })) return true;
  return false;
}
