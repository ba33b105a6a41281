import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { readableKinds } from '../../approvals/index.ts';
import { POLICY_NAME } from '../../policies/index.ts';
import { dueAfter } from './due-after.ts';
import { type ReadWork, readLoad, type WorkReaders } from './read-load.ts';
import { WORK_LIMIT_HOURS } from './work-limits.data.ts';

/** Counts requests of others that the role may see: no person decides their own request. */
const approvals: ReadWork = (tx, { userId, role, now }) =>
  readLoad(
    tx,
    tx
      .selectFrom('approval')
      .where('status', '=', 'open')
      .where('maker', '!=', userId)
      .where('kind', 'in', readableKinds(role))
      .select(['id', dueAfter('asked_at', WORK_LIMIT_HOURS.approvals).as('due_at'), 'asked_at as since']),
    now,
  );

/** Counts invitations that were not accepted; they end by themselves. */
const invitations: ReadWork = (tx, { wall }) =>
  readLoad(
    tx,
    tx
      .selectFrom('staff_invitation')
      .where('ended_at', 'is', null)
      .where('expires_at', '>', wall)
      .select(['id', 'expires_at as due_at', 'invited_at as since']),
    wall,
  );

const openDrafts = (tx: Tx, name: string) =>
  tx
    .selectFrom('draft')
    .where('state', '=', 'open')
    .where('name', '=', name)
    .select(['id', sql<Date | null>`null::timestamptz`.as('due_at'), 'changed_at as since']);

const policyDrafts: ReadWork = (tx, { now }) => readLoad(tx, openDrafts(tx, POLICY_NAME), now);

const productDrafts: ReadWork = (tx, { now }) => readLoad(tx, openDrafts(tx, 'product'), now);

/** Counts drafts that decide beside the policy in force; the item is the draft. */
const policyShadows: ReadWork = (tx, { now }) =>
  readLoad(
    tx,
    tx
      .selectFrom('policy_shadow')
      .where('stopped_at', 'is', null)
      .where('ends_at', '>', now)
      .select(['draft_id as id', 'ends_at as due_at', 'started_at as since']),
    now,
  );

export const STAFF_WORK = {
  approvals,
  invitations,
  policy_drafts: policyDrafts,
  policy_shadows: policyShadows,
  product_drafts: productDrafts,
} satisfies WorkReaders;
