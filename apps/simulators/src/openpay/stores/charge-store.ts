import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../../columns.ts';
import { type Charge, chargeSchema } from './charge.ts';
import type { Listing } from './listing.ts';

export interface ChargeStore {
  /** `false` when the merchant already has a charge of that order. */
  add(charge: Charge): boolean;
  /** Saves a charge's new state. */
  save(charge: Charge): void;
  find(merchantId: string, id: string): Charge | undefined;
  /** Finds a charge of any merchant. */
  findById(id: string): Charge | undefined;
  /** Finds the charge that the reference was made for. */
  findByReference(reference: string): Charge | undefined;
  /** Lists the newest first, so that the charge is below the later payments of its reference. */
  list(merchantId: string, listing: Listing): Charge[];
  /** Lists the charges of every merchant, newest first. */
  listNewest(): Charge[];
  /** Lists the charges that are overdue and unpaid. */
  listOverdue(now: string): Charge[];
  /** Lists the charges to which their cardholders object by now. */
  listObjected(now: string): Charge[];
  /** Tells whether time changes any of them. */
  isTimeAwaited(): boolean;
}

export function createChargeStore(database: DatabaseSync): ChargeStore {
  const columns = columnsOf(chargeSchema);
  const add = database.prepare(`
    insert into charge ${columns.insert} on conflict (merchant_id, order_id) where repeat_of is null do nothing
  `);
  const save = database.prepare(`update charge set ${columns.set} where id = :id`);
  const select = (rest: string) => database.prepare(`select ${columns.select} from charge ${rest}`);
  const find = select('where merchant_id = ? and id = ?');
  const findById = select('where id = ?');
  const findByReference = select('where reference = ? and repeat_of is null');
  const list = select('where merchant_id = ? and created_at >= ? order by rowid desc limit ? offset ?');
  const listOfOrder = select('where merchant_id = ? and order_id = ? order by rowid desc limit ? offset ?');
  const listNewest = select('order by rowid desc limit 50');
  const listOverdue = select(`where status = 'in_progress' and due_at < ? limit 100`);
  const listObjected = select('where objected_at <= ? limit 100');
  const awaited = database.prepare(`
    select 1 from charge where status = 'in_progress' and due_at is not null
    union all select 1 from charge where objected_at is not null limit 1
  `);
  const one = chargeSchema.optional();
  const many = z.array(chargeSchema);
  return {
    add: (charge) => add.run({ ...charge }).changes === 1,
    save: (charge) => {
      save.run({ ...charge });
    },
    find: (merchantId, id) => one.parse(find.get(merchantId, id)),
    findById: (id) => one.parse(findById.get(id)),
    findByReference: (reference) => one.parse(findByReference.get(reference)),
    list: (merchantId, { orderId, since = '', limit, offset }) =>
      many.parse(
        orderId === undefined
          ? list.all(merchantId, since, limit, offset)
          : listOfOrder.all(merchantId, orderId, limit, offset),
      ),
    listNewest: () => many.parse(listNewest.all()),
    listOverdue: (now) => many.parse(listOverdue.all(now)),
    listObjected: (now) => many.parse(listObjected.all(now)),
    isTimeAwaited: () => awaited.get() !== undefined,
  };
}
