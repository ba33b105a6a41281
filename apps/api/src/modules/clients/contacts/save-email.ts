import { ok, type Result } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { recordHistory } from '../../history/index.ts';
import { claimIdentity, releaseOtherClaims } from '../identity/claim-identity.ts';
import { sealPersonal } from '../personal.ts';

/** Gives a client an e-mail that no other client has; the one before is free again. */
export async function saveEmail(
  tx: Tx,
  { clientId, email }: { clientId: string; email: string },
  services: Pick<Services, 'vault' | 'clock' | 'newId'>,
): Promise<Result<undefined, Refusal<'not_unique'>>> {
  const claim = { kind: 'email', value: email, clientId } as const;
  if (!(await claimIdentity(tx, claim, services.vault))) return refuse('not_unique', { field: ['email'] });
  await releaseOtherClaims(tx, claim, services.vault);
  const email_sealed = sealPersonal(services.vault, 'email', { clientId, value: email });
  await tx.updateTable('client').set({ email_sealed }).where('client_id', '=', clientId).execute();
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.email' } });
  return ok(undefined);
}
