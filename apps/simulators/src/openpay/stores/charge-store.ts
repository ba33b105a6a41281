import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Listing } from './listing.ts';

const columns = `id, merchant_id as merchantId, order_id as orderId, reference, barcode_url as barcodeUrl, asked_centavos as askedCentavos,
  amount_centavos as amountCentavos, description, status, created_at as createdAt, due_at as dueAt,
  operated_at as operatedAt, authorization, repeat_of as repeatOf`;

const chargeSchema = z.object({
  id: z.string(),
  merchantId: z.string(),
  orderId: z.string().nullable(),
  reference: z.string(),
  barcodeUrl: z.string(),
  askedCentavos: z.int().positive(),
  /** What is asked for while it is in progress, and what was paid once it is completed. */
  amountCentavos: z.int().positive(),
  description: z.string(),
  status: z.enum(['in_progress', 'completed']),
  /** ISO 8601, by the world's clock, as `operatedAt`. */
  createdAt: z.string(),
  /** ISO 8601; stores take no payment after it. */
  dueAt: z.string().nullable(),
  operatedAt: z.string(),
  /** What the store printed on its ticket. */
  authorization: z.string().nullable(),
  /** The charge whose reference was paid again by this one. */
  repeatOf: z.string().nullable(),
});

/** Money asked for in stores by a Paynet reference. */
export type Charge = Readonly<z.output<typeof chargeSchema>>;

export interface ChargeStore {
  /** `false` when the merchant already has a charge of that order. */
  add(charge: Charge): boolean;
  complete(paid: Pick<Charge, 'id' | 'amountCentavos' | 'operatedAt' | 'authorization'>): void;
  find(merchantId: string, id: string): Charge | undefined;
  /** A payment that a store took, of whatever merchant. */
  findPaid(id: string): Charge | undefined;
  /** The charge that the reference was made for. */
  findByReference(reference: string): Charge | undefined;
  /** Newest first, so that the charge stands below the later payments of its reference. */
  list(merchantId: string, listing: Listing): Charge[];
}

export function createChargeStore(database: DatabaseSync): ChargeStore {
  const add = database.prepare(`
    insert into charge (id, merchant_id, order_id, reference, barcode_url, asked_centavos, amount_centavos, description, status,
      created_at, due_at, operated_at, authorization, repeat_of)
    values (:id, :merchantId, :orderId, :reference, :barcodeUrl, :askedCentavos, :amountCentavos, :description, :status,
      :createdAt, :dueAt, :operatedAt, :authorization, :repeatOf)
    on conflict (merchant_id, order_id) where repeat_of is null do nothing
  `);
  const complete = database.prepare(`
    update charge set status = 'completed', amount_centavos = :amountCentavos, operated_at = :operatedAt,
      authorization = :authorization
    where id = :id
  `);
  const select = (condition: string) => database.prepare(`select ${columns} from charge where ${condition}`);
  const find = select('merchant_id = ? and id = ?');
  const findPaid = select(`id = ? and status = 'completed'`);
  const findByReference = select('reference = ? and repeat_of is null');
  const list = select('merchant_id = ? order by rowid desc limit ? offset ?');
  const listOfOrder = select('merchant_id = ? and order_id = ? order by rowid desc limit ? offset ?');
  const one = chargeSchema.optional();
  const many = z.array(chargeSchema);
  return {
    add: (charge) => add.run({ ...charge }).changes === 1,
    complete: ({ id, amountCentavos, operatedAt, authorization }) => {
      complete.run({ id, amountCentavos, operatedAt, authorization });
    },
    find: (merchantId, id) => one.parse(find.get(merchantId, id)),
    findPaid: (id) => one.parse(findPaid.get(id)),
    findByReference: (reference) => one.parse(findByReference.get(reference)),
    list: (merchantId, { orderId, limit, offset }) =>
      many.parse(
        orderId === undefined
          ? list.all(merchantId, limit, offset)
          : listOfOrder.all(merchantId, orderId, limit, offset),
      ),
  };
}
