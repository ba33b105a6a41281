import { REFERENCE_PRICING } from '@lender/calculator';
import { plazas } from '@lender/clabe/directory';
import type { Passwords } from '../crypto/passwords.ts';
import type { Db, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Env } from '../env.ts';
import { EMPLOYMENT } from './employment.es.data.ts';
import { ENABLED_BANKS } from './enabled-banks.data.ts';

interface Seeding {
  readonly db: Db;
  readonly env: Env;
  readonly passwords: Passwords;
  readonly newId: () => string;
  readonly wallNow: Date;
}

/** Brings in what a lender needs to start: product, banks, places, classifications and, for a demo, an operator. Safe to repeat. */
export async function seed(seeding: Seeding): Promise<void> {
  await inTransaction(seeding.db, async (tx) => {
    await seedProduct(tx, seeding.wallNow);
    await seedPlaces(tx);
    await seedClassifications(tx);
    await tx
      .insertInto('enabled_bank')
      .values(ENABLED_BANKS.map((code) => ({ code })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  await seedOperator(seeding);
}

/** A first product: 500 to 15000 pesos in steps of 100, a first loan up to 4000, 20 % off for it. */
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
  };
  await tx
    .insertInto('product')
    .values({ version: 1, config: JSON.stringify(config), live_from: wallNow })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** States and cities, numbered in alphabetical order. */
async function seedPlaces(tx: Tx): Promise<void> {
  const seeded = await tx.selectFrom('region').select('id').limit(1).executeTakeFirst();
  if (seeded) return;
  const cities = plazas().flatMap((plaza) => plaza.cities);
  const inSpanish = new Intl.Collator('es-MX');
  const states = [...new Set(cities.map(({ state }) => state))].sort(inSpanish.compare);
  const regions = states.map((title, index) => ({ id: index + 1, title }));
  const idOf = new Map(regions.map(({ id, title }) => [title, id]));
  const names = [...new Set(cities.map(({ name, state }) => `${state}\0${name}`))].sort(inSpanish.compare);
  await tx.insertInto('region').values(regions).execute();
  await tx
    .insertInto('city')
    .values(
      names.map((pair, index) => {
        const [state = '', title = ''] = pair.split('\0');
        return { id: index + 1, region_id: idOf.get(state) as number, title };
      }),
    )
    .execute();
}

async function seedClassifications(tx: Tx): Promise<void> {
  const rows = EMPLOYMENT.flatMap(({ key, title, positions }, position) => [
    { kind: 'employment_status', key, parent_key: null, title, position },
    ...positions.map((entry, index) => ({
      kind: 'employment_position',
      key: `${key}.${entry.key}`,
      parent_key: key,
      title: entry.title,
      position: index,
    })),
  ]);
  await tx
    .insertInto('classification')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((eb) => ({ title: eb.ref('excluded.title'), position: eb.ref('excluded.position') })),
    )
    .execute();
}

/** The demo's operator exists only where the environment names one. */
async function seedOperator({ db, env, passwords, newId, wallNow }: Seeding): Promise<void> {
  const email = env.DEMO_OPERATOR_EMAIL;
  const password = env.keys.demoOperatorPassword;
  if (!email || !password) return;
  const row = {
    id: newId(),
    email,
    name: 'Operadora de demostración',
    role: 'verifier',
    password_hash: await passwords.hash(password),
    created_at: wallNow,
  };
  await db
    .insertInto('staff_user')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
