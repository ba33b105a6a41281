import type { Tx } from '../../../kernel/database/database.ts';
import { findApplication } from '../../applications/index.ts';
import { productOfVersion } from '../../pricing/index.ts';

interface OfApplication {
  readonly clientId: string;
  readonly applicationId: string;
}

/** Whether the product of an application wants the account proven before money goes there. */
async function mustBeProven(tx: Tx, of: OfApplication): Promise<boolean> {
  const record = await findApplication(tx, of);
  return record !== undefined && (await productOfVersion(tx, record.product_version)).accountProof !== 'none';
}

/** Whether the money of an application waits until its client proved the account. */
export async function isProofAwaited(tx: Tx, of: OfApplication): Promise<boolean> {
  if (!(await mustBeProven(tx, of))) return false;
  const account = await tx
    .selectFrom('bank_account')
    .select('proven_at')
    .where('client_id', '=', of.clientId)
    .executeTakeFirst();
  return account?.proven_at === null;
}

/** Money lent to a client that was not sent yet. */
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

/** Whether any money of a client waits until the account is proven. */
export async function doesMoneyAwaitProof(tx: Tx, clientId: string): Promise<boolean> {
  for (const { applicationId } of await queuedLoans(tx, clientId))
    if (await isProofAwaited(tx, { clientId, applicationId })) return true;
  return false;
}
