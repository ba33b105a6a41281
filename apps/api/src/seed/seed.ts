import { REFERENCE_PRICING } from '@lender/calculator';
import { MX_STL_POLICY_2, REFERENCE_PROMOTION_BOUNDS, REFERENCE_SERVICING } from '@lender/lending';
import type { Env } from '../env.ts';
import type { Passwords } from '../kernel/crypto/passwords.ts';
import type { Db, Tx } from '../kernel/database/database.ts';
import { inTransaction } from '../kernel/database/transaction.ts';
import { seedLegalTexts } from '../modules/legal-texts/index.ts';
import { statedOf } from '../modules/pricing/index.ts';
import { seedDemoStaff } from './demo-staff.ts';
import { ENABLED_BANKS } from './enabled-banks.data.ts';
import { seedPlaces } from './places/seed-places.ts';
import { seedPostalCodes } from './places/seed-postal-codes.ts';
import { seedClassifications } from './seed-classifications.ts';
import { stateServicing } from './state-servicing.ts';

interface Seeding {
  readonly db: Db;
  readonly env: Env;
  readonly passwords: Passwords;
  readonly newId: () => string;
  readonly wallNow: Date;
}

/**
 * Stores what a lender needs to start: product, policy, legal texts, banks, places, classifications and, for a demo,
 * its staff. Safe to repeat.
 */
export async function seed(seeding: Seeding): Promise<void> {
  const path = seeding.env.POSTAL_CODES_FILE;
  await inTransaction(seeding.db, async (tx) => {
    await seedProduct(tx, seeding.wallNow);
    await stateServicing(tx, seeding.wallNow);
    await seedPolicy(tx, seeding.wallNow);
    await seedLegalTexts(tx, seeding.wallNow);
    await seedPlaces(tx);
    if (path !== undefined) await seedPostalCodes(tx, { path, wallNow: seeding.wallNow });
    await seedClassifications(tx);
    await tx
      .insertInto('bank_list')
      .values({ version: 1, codes: [...ENABLED_BANKS], live_from: seeding.wallNow, made_by: null, reason: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  await seedDemoStaff(seeding);
}

/** Stores a first product: 500 to 15000 pesos in steps of 100, a first loan up to 4000 with a discount of 20 %. */
async function seedProduct(tx: Tx, wallNow: Date): Promise<void> {
  const pesos = (amount: number) => amount * 100;
  const config = {
    limits: {
      minMainCentavos: pesos(500),
      minAdditionalCentavos: pesos(1_000),
      maxCentavos: pesos(15_000),
      stepCentavos: pesos(100),
      first: { minCentavos: pesos(500), maxCentavos: pesos(4_000) },
      repeated: { minCentavos: pesos(500), maxCentavos: pesos(15_000) },
    },
    initial: { amountCentavos: pesos(2_000), payCycle: 'semi_monthly' },
    pricing: REFERENCE_PRICING,
    firstLoanDiscount: { interest: '0.2', serviceFee: '0.2' },
    promotions: REFERENCE_PROMOTION_BOUNDS,
    servicing: statedOf(REFERENCE_SERVICING),
  };
  await tx
    .insertInto('product')
    .values({ version: 1, config: JSON.stringify(config), live_from: wallNow })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A lender who decides by a policy already keeps it: a newer default is published like any other. */
async function seedPolicy(tx: Tx, wallNow: Date): Promise<void> {
  const { policy: name, version } = MX_STL_POLICY_2;
  const published = await tx.selectFrom('policy').select('version').where('name', '=', name).executeTakeFirst();
  if (published) return;
  await tx
    .insertInto('policy')
    .values({ name, version, config: JSON.stringify(MX_STL_POLICY_2), live_from: wallNow })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
