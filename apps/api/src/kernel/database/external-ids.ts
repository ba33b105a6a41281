import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { prepared } from './prepared.ts';
import type { ExternalIdKind } from './schema.ts';

export interface ExternalId {
  readonly kind: ExternalIdKind;
  readonly name: string;
}

/** Key that every table of clients has. */
export interface OwnedKey {
  readonly client_id: string;
  readonly id: string;
}

/**
 * Gives an object external ids, each of which belongs to one object among all clients. The same object may get its own
 * ids again.
 *
 * @returns `false` when another object has one of them; then none is given
 */
export async function giveNames(tx: Tx, thing: OwnedKey, names: readonly ExternalId[]): Promise<boolean> {
  if (names.length === 0) return true;
  const given = await tx
    .insertInto('outside_name')
    .values(names.map((name) => ({ ...name, client_id: thing.client_id, id: thing.id })))
    .onConflict((conflict) => conflict.columns(['kind', 'name']).doNothing())
    .returning(['kind', 'name'])
    .execute();
  const isGiven = ({ kind, name }: ExternalId) => given.some((one) => one.kind === kind && one.name === name);
  for (const taken of names.filter((name) => !isGiven(name))) {
    const holder = await thingNamed(tx, taken.kind, taken.name);
    if (holder?.client_id === thing.client_id && holder.id === thing.id) continue;
    for (const { kind, name } of given) await forgetNames(tx, kind, [name]);
    return false;
  }
  return true;
}

/**
 * Stores an external id as {@link giveNames} does, for ids that can be taken only by a bug, or by a draw of one in a
 * trillion.
 */
export async function giveNewName(tx: Tx, thing: OwnedKey, { kind, name }: ExternalId): Promise<void> {
  if (!(await giveNames(tx, thing, [{ kind, name }]))) throw new Error(`another ${kind} is called like ${thing.id}`);
}

/** Removes external ids of one kind, so that they find nothing. */
export async function forgetNames(tx: Tx, kind: ExternalIdKind, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const found = tx.deleteFrom('outside_name').where('kind', '=', kind);
  await found.where(sql<boolean>`name = any(${names})`).execute();
}

const named = prepared((db, kind: ExternalIdKind, name: string) =>
  db.selectFrom('outside_name').select(['client_id', 'id']).where('kind', '=', kind).where('name', '=', name),
);

/**
 * Finds the row with an external id. Callers then look the row up by its client, and check that it still has the id.
 */
export async function thingNamed(db: Db | Tx, kind: ExternalIdKind, name: string): Promise<OwnedKey | undefined> {
  const [thing] = await named(db, kind, name);
  return thing;
}
