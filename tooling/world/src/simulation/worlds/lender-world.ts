import type { Db } from '@lender/api/kernel/database/database';
import { productSchema } from '@lender/api/modules/pricing';
import { addDays, plainDate } from '@lender/calculator';
import { dateOf, morningOf } from '../clock.ts';
import { streamOf } from '../stream.ts';
import type { ProductKind } from './product-kinds.data.ts';

interface StoredProduct {
  readonly pricing: { readonly rates: object };
  readonly servicing: object;
}

/** Lender of a simulation: the products that it sells, one loan at a time. */
export interface LenderWorld {
  /** Sells a product of a kind, and runs a function while that product is the one on sale. */
  whileSelling<Value>(kind: ProductKind, now: Date, work: () => Promise<Value>): Promise<Value>;
}

/** Lender with one product, that of its database. */
export const ONE_PRODUCT: LenderWorld = { whileSelling: (_kind, _now, work) => work() };

/** Opens a lender that closes on days of its own, which the seed draws, and sells another product with each loan. */
export async function openLenderWorld(db: Db, seed: number): Promise<LenderWorld> {
  await closeOwnDays(db, seed);
  let last: Promise<unknown> = Promise.resolve();
  return {
    whileSelling: (kind, now, work) => {
      const mine = last.then(async () => {
        await sell(db, kind, now);
        return work();
      });
      last = mine.catch(() => {});
      return mine;
    },
  };
}

async function sell(db: Db, kind: ProductKind, now: Date): Promise<void> {
  const products = db.selectFrom('product').selectAll();
  const first = await products.orderBy('version').limit(1).executeTakeFirstOrThrow();
  const sold = await products.orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow();
  const config = changed(JSON.parse(JSON.stringify(first.config)), kind);
  productSchema.parse(config);
  await db
    .insertInto('product')
    .values({ version: sold.version + 1, config: JSON.stringify(config), live_from: now })
    .execute();
}

const changed = (
  config: StoredProduct,
  { name, instalments, rates, firstLoanDiscount, late, caps, isCash }: ProductKind,
) => ({
  ...config,
  ...(firstLoanDiscount && { firstLoanDiscount }),
  pricing: {
    ...config.pricing,
    rates: Object.assign({}, config.pricing.rates, rates),
    ...(instalments !== undefined && { instalments }),
  },
  servicing: {
    ...config.servicing,
    version: name.replaceAll(' ', '-'),
    ...(late && { late }),
    ...(caps && { caps }),
  },
  payoutMethods: isCash ? ['bank_transfer', 'cebuana'] : ['bank_transfer'],
});

/** Number of days from the beginning within which the lender's own days are. */
const OWN_DAYS_WITHIN = 50;

/** Closes the lender on three days on which banks are open, and opens it on Christmas. */
async function closeOwnDays(db: Db, seed: number): Promise<void> {
  const chance = streamOf(seed, 'own days');
  const drawn = [1, 2, 3].map(() => addDays(dateOf(0), 7 + Math.floor(chance.next() * OWN_DAYS_WITHIN)));
  const closed = [...new Set(drawn)].map((date) => ({ date, kind: 'closed', name: 'Día propio' }));
  const open = { date: plainDate('2026-12-25'), kind: 'open', name: 'Día propio' };
  const days = [...closed.filter(({ date }) => date !== open.date), open];
  const [maker, checker] = await db.selectFrom('staff_user').select('id').limit(2).execute();
  if (!maker || !checker) throw new Error('two people decide on working days');
  const people = { made_by: maker.id, approved_by: checker.id, reason: 'Días propios' };
  await db
    .insertInto('working_day_list')
    .values({ version: 2, days: JSON.stringify(days), live_from: morningOf(0), ...people })
    .execute();
}
