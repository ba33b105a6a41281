import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../../columns.ts';
import type { Listing } from './listing.ts';

const statuses = z.enum(['in_progress', 'completed', 'failed', 'cancelled']);

const payoutSchema = z.object({
  id: z.string(),
  merchantId: z.string(),
  orderId: z.string().nullable(),
  amountCentavos: z.int().positive(),
  description: z.string(),
  clabe: z.string(),
  holderName: z.string(),
  status: statuses,
  /** ISO 8601, by the business clock, as `operatedAt`. */
  createdAt: z.string(),
  operatedAt: z.string(),
  /** Moment at which the receiving bank answers, by the wall clock. */
  settleAtMs: z.int(),
  /** SPEI's clave de rastreo, once it was sent. */
  trackingKey: z.string().nullable(),
  /** Reason why the receiving bank returned it. */
  errorMessage: z.string().nullable(),
  /** ISO 8601, by the business clock: moment of its next change, and the change. */
  turnsAt: z.string().nullable(),
  turnsTo: statuses.nullable(),
  turnsCause: z.string().nullable(),
});

/** Money sent to a bank account by SPEI. */
export type Payout = Readonly<z.output<typeof payoutSchema>>;

export interface PayoutStore {
  /** `false` when the merchant already has a payout of that order. */
  add(payout: Payout): boolean;
  /** Saves a payout's new state. */
  save(payout: Payout): void;
  find(merchantId: string, id: string): Payout | undefined;
  /** Finds a payout of any merchant. */
  findById(id: string): Payout | undefined;
  /** Newest first. */
  list(merchantId: string, listing: Listing): Payout[];
  /** Lists the payouts of every merchant, newest first. */
  listNewest(): Payout[];
  /** Lists the payouts that a bank answers now, by the wall clock. */
  listDue(nowMs: number): Payout[];
  /** Lists the payouts whose next change is due, by the business clock. */
  listTurning(now: string): Payout[];
  /** Tells whether time changes any of them. */
  isTimeAwaited(): boolean;
}

export function createPayoutStore(database: DatabaseSync): PayoutStore {
  const columns = columnsOf(payoutSchema);
  const add = database.prepare(`insert into payout ${columns.insert} on conflict (merchant_id, order_id) do nothing`);
  const save = database.prepare(`update payout set ${columns.set} where id = :id`);
  const select = (rest: string) => database.prepare(`select ${columns.select} from payout ${rest}`);
  const find = select('where merchant_id = ? and id = ?');
  const findById = select('where id = ?');
  const list = select('where merchant_id = ? and created_at >= ? order by rowid desc limit ? offset ?');
  const listOfOrder = select('where merchant_id = ? and order_id = ? order by rowid desc limit ? offset ?');
  const listNewest = select('order by rowid desc limit 100');
  const listDue = select(
    `where status = 'in_progress' and turns_at is null and settle_at_ms <= ? order by settle_at_ms limit 100`,
  );
  const listTurning = select('where turns_at <= ? order by turns_at limit 100');
  const awaited = database.prepare('select 1 from payout where turns_at is not null limit 1');
  const one = payoutSchema.optional();
  const many = z.array(payoutSchema);
  return {
    add: (payout) => add.run({ ...payout }).changes === 1,
    save: (payout) => {
      save.run({ ...payout });
    },
    find: (merchantId, id) => one.parse(find.get(merchantId, id)),
    findById: (id) => one.parse(findById.get(id)),
    list: (merchantId, { orderId, since = '', limit, offset }) =>
      many.parse(
        orderId === undefined
          ? list.all(merchantId, since, limit, offset)
          : listOfOrder.all(merchantId, orderId, limit, offset),
      ),
    listNewest: () => many.parse(listNewest.all()),
    listDue: (nowMs) => many.parse(listDue.all(nowMs)),
    listTurning: (now) => many.parse(listTurning.all(now)),
    isTimeAwaited: () => awaited.get() !== undefined,
  };
}
