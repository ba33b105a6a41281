import type { Env } from '../env.ts';
import type { Passwords } from '../kernel/crypto/passwords.ts';
import type { Db } from '../kernel/database/database.ts';
import { inTransaction } from '../kernel/database/transaction.ts';
import { seedDemoStaff } from '../modules/access/index.ts';
import { seedBanks, seedClassifications, seedPlaces, seedPostalCodes } from '../modules/clients/index.ts';
import { seedLegalTexts } from '../modules/legal-texts/index.ts';
import { seedPolicy } from '../modules/policies/index.ts';
import { seedProduct } from '../modules/pricing/index.ts';

interface Seeding {
  readonly db: Db;
  readonly env: Env;
  readonly passwords: Passwords;
  readonly newId: () => string;
  readonly wallNow: Date;
}

/**
 * Stores what a lender needs to start: product, policy, legal texts, banks, places, classifications and, for a demo,
 * its staff. Each owner of a table stores its own rows. Safe to repeat.
 */
export async function seed(seeding: Seeding): Promise<void> {
  const path = seeding.env.POSTAL_CODES_FILE;
  await inTransaction(seeding.db, async (tx) => {
    await seedProduct(tx, seeding.wallNow);
    await seedPolicy(tx, seeding.wallNow);
    await seedLegalTexts(tx, seeding.wallNow);
    await seedPlaces(tx);
    if (path !== undefined) await seedPostalCodes(tx, { path, wallNow: seeding.wallNow });
    await seedClassifications(tx);
    await seedBanks(tx, seeding.wallNow);
  });
  await seedDemoStaff(seeding);
}
