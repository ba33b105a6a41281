import { ok, type Result } from '@lender/result';
import { publicReference } from '../../../kernel/crypto/public-reference.ts';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { reauthenticate } from '../../access/index.ts';
import { holdClaim } from '../../clients/index.ts';

/** Time in which a change can be undone, and for which the next one waits, in milliseconds. */
const UNDO_MS = 3 * 86_400_000;

export type ContactKind = 'email' | 'phone';

interface WantedChange {
  readonly clientId: string;
  readonly sessionId: string;
  readonly password: string | undefined;
}

/**
 * Checks that an address may be changed now: by the owner, who gives the password or has just signed in; and once in
 * three days, e-mail and phone together, undone or not. So the thief of a session can never replace both, which the
 * recovery of the password requires.
 */
export async function mayChangeContact(
  tx: Tx,
  wanted: WantedChange,
  services: Services,
): Promise<
  Result<undefined, Refusal<'contact_changed_recently' | 'password_needed' | 'credentials_wrong' | 'rate_limited'>>
> {
  const owner = await reauthenticate(tx, wanted, services);
  return owner.ok ? refuseSoonAgain(tx, wanted.clientId, services) : owner;
}

/** Refuses a second change of e-mail or phone within three days, by the client or by staff. */
export async function refuseSoonAgain(
  tx: Tx,
  clientId: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<Result<undefined, Refusal<'contact_changed_recently'>>> {
  const earlier = await tx
    .selectFrom('contact_change')
    .select('undo_until')
    .where('client_id', '=', clientId)
    .where('changed_at', '>', new Date(clock.wall().getTime() - UNDO_MS))
    .executeTakeFirst();
  if (!earlier) return ok(undefined);
  return refuse('contact_changed_recently', { facts: { until: earlier.undo_until.toISOString() } });
}

interface OldAddress {
  readonly clientId: string;
  readonly kind: ContactKind;
  readonly address: string;
}

/**
 * Reserves the address that is about to be changed, so that no other client gets it while the change can be undone.
 *
 * @returns the code that undoes the change; undefined when the address was no longer the client's
 */
export async function holdOldAddress(
  tx: Tx,
  { clientId, kind, address }: OldAddress,
  services: Pick<Services, 'clock' | 'newId' | 'randomInt' | 'vault'>,
): Promise<string | undefined> {
  const now = services.clock.wall();
  const undo_until = new Date(now.getTime() + UNDO_MS);
  if (!(await holdClaim(tx, { clientId, kind, value: address, until: undo_until }, services))) return undefined;
  const code = publicReference(services.randomInt);
  await tx
    .insertInto('contact_change')
    .values({
      client_id: clientId,
      id: services.newId(),
      kind,
      ...(await oldColumns(tx, { clientId, kind })),
      undo_code_hash: undoCodeHash(services.vault, { kind, address, code }),
      changed_at: now,
      undo_until,
    })
    .execute();
  return code;
}

async function oldColumns(tx: Tx, { clientId, kind }: Omit<OldAddress, 'address'>) {
  const client = await tx
    .selectFrom('client')
    .select(['email_sealed', 'phone_sealed', 'phone_last_four', 'phone_verified_at'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (kind === 'phone')
    return {
      old_sealed: client.phone_sealed,
      old_last_four: client.phone_last_four,
      old_verified_at: client.phone_verified_at,
    };
  if (!client.email_sealed) throw new Error(`client ${clientId} has no e-mail to hold`);
  return { old_sealed: client.email_sealed, old_last_four: null, old_verified_at: null };
}

/** Hashes a code, bound to its address: it undoes nothing else. */
export const undoCodeHash = (
  vault: Vault,
  { kind, address, code }: Omit<OldAddress, 'clientId'> & { readonly code: string },
): Buffer => vault.searchHash('undo', [kind, address, code.toUpperCase()].join('\0'));
