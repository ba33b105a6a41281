import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { IdentityKind } from '../tables.ts';

const SHARED_KINDS = ['phone', 'clabe'] as const;
type SharedKind = (typeof SHARED_KINDS)[number];

interface Holding {
  readonly kind: IdentityKind;
  readonly keyed_hash: Buffer;
  readonly client_id: string;
}

/** Remembers for good that a client held a phone or a CLABE, whichever client holds it later. */
export async function rememberHolder(tx: Tx, { kind, ...holding }: Holding, now: Date): Promise<void> {
  const shared = SHARED_KINDS.find((one) => one === kind);
  if (shared === undefined) return;
  await tx
    .insertInto('identifier_holder')
    .values({ kind: shared, ...holding, held_since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Counts the clients who ever held one of the phones, and one of the CLABEs, that this client ever held, including this
 * client.
 */
export async function countHolders(tx: Tx, clientId: string): Promise<Readonly<Record<SharedKind, number>>> {
  const { rows } = await sql<{ kind: SharedKind; clients: number }>`
    select kind, max(clients)::int as clients from (
      select shared.kind, count(*) as clients
      from identifier_holder own join identifier_holder shared using (kind, keyed_hash)
      where own.client_id = ${clientId}
      group by shared.kind, keyed_hash) as counted
    group by kind`.execute(tx);
  const of = (kind: SharedKind) => rows.find((row) => row.kind === kind)?.clients ?? 0;
  return { phone: of('phone'), clabe: of('clabe') };
}
