import { blockIdentifier, listBlockedIdentifiers, type Reply, unblockIdentifier } from '@lender/contract';
import { ok } from '@lender/result';
import type { Selectable } from 'kysely';
import { implement } from '../../../implement.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { parseIdentifier } from './parse-identifier.ts';

type BlockedIdentifier = Selectable<Database['blocked_identifier']>;

const ENDING = 4;

export const listBlockedIdentifiersHandler = implement(listBlockedIdentifiers, async ({ query }, { tx, setPage }) => {
  const { kind, page = 1, perPage = 25 } = query;
  const blocked = tx
    .selectFrom('blocked_identifier')
    .where('removed_at', 'is', null)
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 'curp'));
  const { total } = await blocked.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await blocked
    .selectAll()
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  setPage({ page, perPage, total, count: rows.length });
  return ok(rows.map(toReply));
});

export const blockIdentifierHandler = implement(blockIdentifier, async ({ body }, { caller, tx, services }) => {
  const { kind, reason } = body;
  const value = parseIdentifier[kind](body.value);
  if (value === undefined) return refuse('invalid_identificator', { field: ['value'] });
  const { clock, newId, vault } = services;
  const keyed_hash = vault.searchHash(kind, value);
  const ending = value.slice(-ENDING);
  const added = { added_by: caller.userId, added_at: (await clock.business(tx)).now };
  await tx
    .insertInto('blocked_identifier')
    .values({ id: newId(), kind, keyed_hash, ending, reason, ...added })
    .onConflict((conflict) => conflict.columns(['kind', 'keyed_hash']).where('removed_at', 'is', null).doNothing())
    .execute();
  const row = await tx
    .selectFrom('blocked_identifier')
    .selectAll()
    .where('kind', '=', kind)
    .where('keyed_hash', '=', keyed_hash)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return ok(toReply(row));
});

export const unblockIdentifierHandler = implement(unblockIdentifier, async ({ params }, { caller, tx, services }) => {
  const { now } = await services.clock.business(tx);
  const row = await tx
    .updateTable('blocked_identifier')
    .set({ removed_by: caller.userId, removed_at: now })
    .where('id', '=', params.id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? ok(toReply(row)) : refuse('not_found');
});

const toReply = (row: BlockedIdentifier): Reply<typeof blockIdentifier> => ({
  id: row.id,
  kind: row.kind,
  ending: row.ending,
  reason: row.reason,
  addedBy: row.added_by,
  addedAt: row.added_at.toISOString(),
  removedAt: row.removed_at?.toISOString() ?? null,
});
