import { PAY_CYCLES } from '@lender/calculator';
import {
  PAYOUT_METHODS,
  type ProductTerms,
  REFERENCE_PROMISE_DAYS,
  REFERENCE_PROMOTION_BOUNDS,
  servicingOf,
} from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';
import { storedAmount, storedShare } from '../../kernel/stored-json.ts';
import { discountSchema, pricingSchema } from './pricing-schema.ts';
import { soundServicing, statedServicingSchema } from './servicing-schema.ts';
import { servicingUnstated } from './stated-servicing.ts';

const amount = z.pipe(z.int().check(z.positive()), z.transform(centavos));

const count = z.int().check(z.nonnegative());

const config = z.object({
  limits: z.object({
    minMainCentavos: amount,
    minAdditionalCentavos: amount,
    maxCentavos: amount,
    stepCentavos: amount,
    first: z.object({ minCentavos: amount, maxCentavos: amount }),
    repeated: z.object({ minCentavos: amount, maxCentavos: amount }),
    /** Smallest amount of a special offer; absent when it is the minimum of every loan. */
    specialMinCentavos: z.exactOptional(amount),
    /** Largest principal that one client may owe over all loans; absent when the largest loan is the bound. */
    exposureMaxCentavos: z.exactOptional(amount),
    /** Largest amount that is lent without proof of a bank account; absent when there is no such limit. */
    noBankProofMaxCentavos: z.exactOptional(amount),
  }),
  initial: z.object({ amountCentavos: amount, payCycle: z.enum(PAY_CYCLES) }),
  pricing: pricingSchema,
  /** Fractions taken off the interest and the service fee of a first loan, `'0'` for none. */
  firstLoanDiscount: discountSchema,
  /** Ways in which money may be paid out: to the account, or in cash by a brand. */
  payoutMethods: z._default(z.array(z.enum(PAYOUT_METHODS)).check(z.minLength(1)), ['bank_transfer']),
  /** Largest number of loans that a client may owe at once. */
  maxOpenLoans: z._default(z.int().check(z.positive(), z.lte(100)), 2),
  /** Proof that the account belongs to the borrower, before the first money is sent there. */
  accountProof: z._default(z.enum(['none', 'code']), 'none'),
  /** Largest number of days ahead for which a late borrower may promise to pay. */
  promiseDays: z._default(z.int().check(z.positive(), z.lte(60)), REFERENCE_PROMISE_DAYS),
  /** Limits of the promotions that one person may create. */
  promotions: z._default(
    z.object({ discount: storedShare, uses: count, days: count, costCentavos: storedAmount }),
    REFERENCE_PROMOTION_BOUNDS,
  ),
  servicing: z.optional(statedServicingSchema),
});

/** Terms of a stored product, as they are edited. */
const termsSchema = z.pipe(
  config,
  z.transform(
    ({ servicing, ...product }): ProductTerms => ({
      ...product,
      servicing: servicing ?? servicingUnstated(product.pricing),
    }),
  ),
);

/** Builds the product that has these terms, with its servicing rules. */
export const withServicing = (terms: ProductTerms) => ({
  ...terms,
  servicing: servicingOf(terms.pricing, terms.servicing),
});

/** Everything about the product that the lender may change: limits, price, discount, servicing. Versioned; each application keeps its version. */
export const productSchema = z
  .pipe(termsSchema, z.transform(withServicing))
  .check(z.property('servicing', soundServicing));

export type Product = z.output<typeof productSchema> & { readonly version: number };

const configText = sql<string>`config::text`.as('config');

const activeRow = prepared((db, now: Date) =>
  db
    .selectFrom('product')
    .select(['version', configText])
    .where('live_from', '<=', now)
    .orderBy('version', 'desc')
    .limit(1),
);

/** Reads the product that is sold now. */
export async function activeProduct(db: Db | Tx, now: Date): Promise<Product> {
  const [row] = await activeRow(db, now);
  if (!row) throw new Error('no product is sold');
  return readProduct(row);
}

/** Reads the product as it was when an application was opened: its price holds for that application. */
export async function productOfVersion(db: Db | Tx, version: number): Promise<Product> {
  const row = await db
    .selectFrom('product')
    .select(['version', configText])
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return readProduct(row);
}

/** Reads the terms of a version, as they are edited. */
export const termsOfVersion = async (db: Db | Tx, version: number): Promise<ProductTerms | undefined> => {
  const row = await db.selectFrom('product').select('config').where('version', '=', version).executeTakeFirst();
  return row && termsSchema.parse(row.config);
};

const products = new Map<string, Product>();

/** Parses the row of a product; the same row is parsed once. */
function readProduct({ version, config }: { version: number; config: string }): Product {
  const name = `${version} ${config}`;
  const product = products.get(name) ?? { ...productSchema.parse(JSON.parse(config)), version };
  products.set(name, product);
  return product;
}
