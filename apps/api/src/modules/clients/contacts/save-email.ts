import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { recordHistory } from '../../history/index.ts';
import { claimIdentity } from '../identity/claim-identity.ts';
import { sealPersonal } from '../personal.ts';

interface EmailToSave {
  readonly clientId: string;
  readonly email: string;
  /** True when a code that was sent there was confirmed. */
  readonly isProven: boolean;
  /** `client`, or the id of a member of staff. @default 'client' */
  readonly actor?: string;
}

/** Gives a client an e-mail that no other client proved, and returns who had it without proof. */
export async function saveEmail(
  tx: Tx,
  { clientId, email, isProven, actor = 'client' }: EmailToSave,
  services: Pick<Services, 'vault' | 'clock' | 'newId'>,
): Promise<Result<{ readonly displaced: string | undefined }, Refusal<'not_unique'>>> {
  const claimed = await claimIdentity(tx, { kind: 'email', value: email, clientId, isProven }, services);
  if (!claimed.isClaimed) return refuse('not_unique', { field: ['email'] });
  const email_sealed = sealPersonal(services.vault, 'email', { clientId, value: email });
  await tx.updateTable('client').set({ email_sealed }).where('client_id', '=', clientId).execute();
  await recordHistory(tx, services, { clientId, actor, event: { name: 'client.email' } });
  return ok({ displaced: claimed.displaced });
}
