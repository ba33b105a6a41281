import { deleteView, listSavedViews, type Reply, saveView } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';

/** Largest number of saved views of one person for a list. */
const VIEWS_LIMIT = 50;

export const listSavedViewsHandler = implement(listSavedViews, async ({ query: { screen } }, { caller, tx }) => {
  const rows = await viewsOf(tx)
    .where('screen', '=', screen)
    .where((eb) => eb.or([eb('saved_view.staff_id', '=', caller.userId), eb('is_shared', '=', true)]))
    .orderBy('saved_view.name')
    .orderBy('saved_view.id')
    .execute();
  return ok(rows.map((row) => toReply(row, caller.userId)));
});

export const saveViewHandler = implement(saveView, async ({ body }, { caller, tx, services }) => {
  const { screen, name, address, isShared } = body;
  // Two views that are saved at once are counted one after the other.
  await tx.selectFrom('staff_user').select('id').where('id', '=', caller.userId).forUpdate().execute();
  const own = await tx
    .selectFrom('saved_view')
    .select('name')
    .where('staff_id', '=', caller.userId)
    .where('screen', '=', screen)
    .execute();
  if (own.length >= VIEWS_LIMIT && !own.some((view) => view.name === name))
    return refuse('limit_reached', { facts: { limit: VIEWS_LIMIT } });
  const { now } = await services.clock.business(tx);
  const given = { address, is_shared: isShared, saved_at: now };
  const { id } = await tx
    .insertInto('saved_view')
    .values({ id: services.newId(), staff_id: caller.userId, screen, name, ...given })
    .onConflict((conflict) => conflict.columns(['staff_id', 'screen', 'name']).doUpdateSet(given))
    .returning('id')
    .executeTakeFirstOrThrow();
  const saved = await viewsOf(tx).where('saved_view.id', '=', id).executeTakeFirstOrThrow();
  return ok(toReply(saved, caller.userId));
});

export const deleteViewHandler = implement(deleteView, async ({ params: { id } }, { caller, tx }) => {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('staff_id', '=', caller.userId)
    .executeTakeFirst();
  return numDeletedRows === 1n ? ok({}) : refuse('not_found');
});

const viewsOf = (tx: Tx) =>
  tx
    .selectFrom('saved_view')
    .innerJoin('staff_user', 'staff_user.id', 'saved_view.staff_id')
    .selectAll('saved_view')
    .select('staff_user.name as owner_name');

type Row = Awaited<ReturnType<ReturnType<typeof viewsOf>['execute']>>[number];

const toReply = (row: Row, userId: string): Reply<typeof saveView> => ({
  id: row.id,
  screen: row.screen,
  name: row.name,
  address: row.address,
  isShared: row.is_shared,
  isOwn: row.staff_id === userId,
  ownerName: row.owner_name,
});
