import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Listing } from './listing.ts';

const columns = `id, merchant_id as merchantId, order_id as orderId, amount_centavos as amountCentavos, description,
  clabe, holder_name as holderName, status, created_at as createdAt, operated_at as operatedAt,
  settle_at_ms as settleAtMs, tracking_key as trackingKey, error_message as errorMessage`;

const payoutSchema = z.object({
  id: z.string(),
  merchantId: z.string(),
  orderId: z.string().nullable(),
  amountCentavos: z.int().positive(),
  description: z.string(),
  clabe: z.string(),
  holderName: z.string(),
  status: z.enum(['in_progress', 'completed', 'failed']),
  /** ISO 8601, by the world's clock, as `operatedAt`. */
  createdAt: z.string(),
  operatedAt: z.string(),
  /** When the receiving bank answers, by the wall's clock. */
  settleAtMs: z.int(),
  /** SPEI's clave de rastreo, once it was sent. */
  trackingKey: z.string().nullable(),
  /** Why the receiving bank gave it back. */
  errorMessage: z.string().nullable(),
});

/** Money sent to a bank account by SPEI. */
export type Payout = Readonly<z.output<typeof payoutSchema>>;

export interface PayoutStore {
  /** `false` when the merchant already has a payout of that order. */
  add(payout: Payout): boolean;
  settle(payout: Payout): void;
  find(merchantId: string, id: string): Payout | undefined;
  /** Newest first. */
  list(merchantId: string, listing: Listing): Payout[];
  /** Of every merchant, newest first. */
  listNewest(): Payout[];
  listDue(nowMs: number): Payout[];
}

export function createPayoutStore(database: DatabaseSync): PayoutStore {
  const add = database.prepare(`
    insert into payout (id, merchant_id, order_id, amount_centavos, description, clabe, holder_name, status,
      created_at, operated_at, settle_at_ms, tracking_key, error_message)
    values (:id, :merchantId, :orderId, :amountCentavos, :description, :clabe, :holderName, :status,
      :createdAt, :operatedAt, :settleAtMs, :trackingKey, :errorMessage)
    on conflict (merchant_id, order_id) do nothing
  `);
  const settle = database.prepare(`
    update payout set status = :status, operated_at = :operatedAt, tracking_key = :trackingKey,
      error_message = :errorMessage
    where id = :id
  `);
  const select = (rest: string) => database.prepare(`select ${columns} from payout ${rest}`);
  const find = select('where merchant_id = ? and id = ?');
  const list = select('where merchant_id = ? order by rowid desc limit ? offset ?');
  const listOfOrder = select('where merchant_id = ? and order_id = ? order by rowid desc limit ? offset ?');
  const listNewest = select('order by rowid desc limit 100');
  const listDue = select(`where status = 'in_progress' and settle_at_ms <= ? order by settle_at_ms limit 100`);
  const one = payoutSchema.optional();
  const many = z.array(payoutSchema);
  return {
    add: (payout) => add.run({ ...payout }).changes === 1,
    settle: ({ id, status, operatedAt, trackingKey, errorMessage }) => {
      settle.run({ id, status, operatedAt, trackingKey, errorMessage });
    },
    find: (merchantId, id) => one.parse(find.get(merchantId, id)),
    list: (merchantId, { orderId, limit, offset }) =>
      many.parse(
        orderId === undefined
          ? list.all(merchantId, limit, offset)
          : listOfOrder.all(merchantId, orderId, limit, offset),
      ),
    listNewest: () => many.parse(listNewest.all()),
    listDue: (nowMs) => many.parse(listDue.all(nowMs)),
  };
}
