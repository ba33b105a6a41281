import type { Clock } from '../../kernel/clock.ts';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { Notice } from './notice.ts';

/** Dependencies of keeping a notice. */
export interface Keeping {
  readonly clock: Clock;
  readonly vault: Vault;
  readonly newId: () => string;
}

export interface Received {
  readonly provider: string;
  readonly notice: Notice;
  readonly raw: Buffer;
}

/** Returns the place for which the text of a notice is sealed: it opens nowhere else. */
export const placeOfNotice = ({ provider, key }: { provider: string; key: string }): string =>
  `provider_event:${provider}:${key}`;

/** Stores a notice with its text sealed, since it names people. Returns false when the same notice came before. */
export async function keepNotice(
  tx: Tx,
  { provider, notice: { key, about }, raw }: Received,
  { clock, vault, newId }: Keeping,
): Promise<boolean> {
  const { type, transaction = null, subject = null, verificationCode = null } = about;
  const kept = await tx
    .insertInto('provider_event')
    .values({
      id: newId(),
      provider,
      event_key: key,
      received_at: clock.wall(),
      body: JSON.stringify({ type, transaction, subject, verification_code: verificationCode }),
      raw_sealed: vault.seal(raw, placeOfNotice({ provider, key })),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_key']).doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows !== 0n;
}
