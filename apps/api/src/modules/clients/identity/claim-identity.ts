import type { Db, Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import type { IdentityKind } from '../tables.ts';
import { isClaimFirm } from './claim.policy.ts';
import { rememberHolder } from './identifier-holders.ts';

type Deps = Pick<Services, 'vault' | 'clock'>;

export interface Claim {
  readonly kind: IdentityKind;
  readonly value: string;
  readonly clientId: string;
  /** True when the client proved it by a code that was sent there. */
  readonly isProven?: boolean;
}

export type Claimed =
  /** `displaced`: client who had it until now, without proof. */
  { readonly isClaimed: true; readonly displaced: string | undefined } | { readonly isClaimed: false };

/**
 * Claims a value for one client, among all clients. The same client may claim it again; another client's firm claim
 * remains.
 */
export async function claimIdentity(tx: Tx, claim: Claim, services: Deps): Promise<Claimed> {
  const claimed = await claimAmongAll(tx, claim, services);
  const { kind, value, clientId: client_id } = claim;
  const held = { kind, keyed_hash: services.vault.searchHash(kind, value), client_id } as const;
  if (!claimed.isClaimed) return claimed;
  await rememberHolder(tx, held, services.clock.wall());
  if (claimed.displaced !== undefined) await forgetEmail(tx, claimed.displaced);
  return claimed;
}

/** Clears an e-mail that was never proven and is another client's now; the client is asked for a new one. */
const forgetEmail = (tx: Tx, clientId: string) =>
  tx.updateTable('client').set({ email_sealed: null }).where('client_id', '=', clientId).execute();

async function claimAmongAll(tx: Tx, claim: Claim, { vault, clock }: Deps): Promise<Claimed> {
  const { kind, clientId, isProven = false } = claim;
  const wallNow = clock.wall();
  const keyed_hash = vault.searchHash(kind, claim.value);
  const wanted = { client_id: clientId, proven_at: isProven ? wallNow : null, held_until: null };
  const inserted = await tx
    .insertInto('identity_claim')
    .values({ kind, keyed_hash, ...wanted })
    .onConflict((conflict) => conflict.columns(['kind', 'keyed_hash']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return { isClaimed: true, displaced: undefined };

  const status = await claimOf(tx, { kind, keyed_hash }).forUpdate().executeTakeFirst();
  // It was given up between the two statements; the next claim gets it.
  if (!status) return { isClaimed: false };
  const isOwn = status.client_id === clientId;
  if (!isOwn && isClaimFirm(status, wallNow)) return { isClaimed: false };
  const proven_at = isOwn ? (status.proven_at ?? wanted.proven_at) : wanted.proven_at;
  await tx
    .updateTable('identity_claim')
    .set({ ...wanted, proven_at })
    .where('kind', '=', kind)
    .where('keyed_hash', '=', keyed_hash)
    .execute();
  return { isClaimed: true, displaced: isOwn || status.held_until ? undefined : status.client_id };
}

/** Claims a value in place of the client's previous one of its kind, which is free again. */
export async function replaceClaim(tx: Tx, claim: Claim, services: Deps): Promise<Claimed> {
  const claimed = await claimIdentity(tx, claim, services);
  if (claimed.isClaimed)
    await tx
      .deleteFrom('identity_claim')
      .where('client_id', '=', claim.clientId)
      .where('kind', '=', claim.kind)
      .where('keyed_hash', '!=', services.vault.searchHash(claim.kind, claim.value))
      .execute();
  return claimed;
}

/** Records that a client's own e-mail was proven by a code that was sent there. */
export async function proveEmail(
  tx: Tx,
  { clientId, email }: { clientId: string; email: string },
  { vault, clock }: Deps,
): Promise<void> {
  await tx
    .updateTable('identity_claim')
    .set({ proven_at: clock.wall() })
    .where('kind', '=', 'email')
    .where('keyed_hash', '=', vault.searchHash('email', email))
    .where('client_id', '=', clientId)
    .where('proven_at', 'is', null)
    .execute();
}

/**
 * Returns the owner of a value, so that no other client may have it; an e-mail that was never proven has no owner in
 * this sense.
 */
export async function claimOwner(
  db: Db | Tx,
  { kind, value }: Pick<Claim, 'kind' | 'value'>,
  { vault, clock }: Deps,
): Promise<string | undefined> {
  const claim = await claimOf(db, { kind, keyed_hash: vault.searchHash(kind, value) }).executeTakeFirst();
  return claim && isClaimFirm(claim, clock.wall()) ? claim.client_id : undefined;
}

const claimOf = (db: Db | Tx, { kind, keyed_hash }: { kind: IdentityKind; keyed_hash: Buffer }) =>
  db
    .selectFrom('identity_claim')
    .select(['kind', 'client_id', 'proven_at', 'held_until'])
    .where('kind', '=', kind)
    .where('keyed_hash', '=', keyed_hash);
