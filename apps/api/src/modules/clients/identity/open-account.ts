import type { ClientStatus } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import { publicReference } from '../../../kernel/crypto/public-reference.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { giveNewName } from '../../../kernel/database/external-ids.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { sealPersonal } from '../personal.ts';
import { claimIdentity } from './claim-identity.ts';

export interface NewAccount {
  readonly phone: string;
  /** `null` for a client whom staff registers. */
  readonly email: string | null;
  readonly status: ClientStatus;
  readonly passwordHash: string;
  readonly isPhoneVerified: boolean;
}

export interface OpenedAccount {
  readonly clientId: string;
  /** Client who had the e-mail until now, and never proved it. */
  readonly displaced: string | undefined;
}

/** Opens an account for a phone that no other client has, and an e-mail that no other client proved. */
export async function openAccount(
  tx: Tx,
  { phone, email, status, passwordHash, isPhoneVerified }: NewAccount,
  services: Pick<Services, 'vault' | 'clock' | 'newId' | 'randomInt'>,
): Promise<Result<OpenedAccount, Refusal<'not_unique'>>> {
  const { vault, clock, newId, randomInt } = services;
  const clientId = newId();
  const reference = publicReference(randomInt);
  const { now } = await clock.business(tx);
  await tx
    .insertInto('client')
    .values({
      client_id: clientId,
      status,
      email_sealed: email === null ? null : sealPersonal(vault, 'email', { clientId, value: email }),
      phone_sealed: sealPersonal(vault, 'phone', { clientId, value: phone }),
      phone_last_four: phone.slice(-4),
      password_hash: passwordHash,
      hashed_user_id: reference,
      phone_verified_at: isPhoneVerified ? now : null,
      created_at: now,
    })
    .execute();
  await giveNewName(tx, { client_id: clientId, id: clientId }, { kind: 'client', name: reference });
  const byPhone = await claimIdentity(tx, { kind: 'phone', value: phone, clientId }, services);
  if (!byPhone.isClaimed) return refuse('not_unique', { field: ['mobilePhone', 'number'] });
  if (email === null) return ok({ clientId, displaced: undefined });
  const byEmail = await claimIdentity(tx, { kind: 'email', value: email, clientId }, services);
  if (!byEmail.isClaimed) return refuse('not_unique', { field: ['email'] });
  return ok({ clientId, displaced: byEmail.displaced });
}
