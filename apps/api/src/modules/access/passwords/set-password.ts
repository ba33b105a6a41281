import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { storePassword } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';

interface NewPassword {
  readonly clientId: string;
  readonly password: string;
  /** `client`, or the id of the member of staff who had it set. */
  readonly actor: string;
  /** Moment at which it stops working; for one that staff's text message brings. */
  readonly until?: Date;
}

/** Sets a client's password. It must have passed the policy. */
export async function setPassword(
  tx: Tx,
  { clientId, password, actor, until }: NewPassword,
  services: Pick<Services, 'clock' | 'newId' | 'passwords'>,
): Promise<void> {
  await storePassword(tx, { clientId, hash: await services.passwords.hash(password), until: until ?? null });
  await recordHistory(tx, services, { clientId, actor, event: { name: 'client.password' } });
}
