import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { connect } from './database.ts';
import { type ExternalId, forgetNames, giveNames, type OwnedKey, thingNamed } from './external-ids.ts';
import { inTransaction } from './transaction.ts';

const { db, close } = connect(await testDatabase());
afterAll(close);

const thing = (): OwnedKey => ({ client_id: randomUUID(), id: randomUUID() });
const charge = (name: string = randomUUID()): ExternalId => ({ kind: 'payment_charge', name });
const give = (to: OwnedKey, ...names: ExternalId[]) => inTransaction(db, (tx) => giveNames(tx, to, names));

test('a row is found by each of its external ids, and may be given them again', async () => {
  const [payment, own, other] = [thing(), charge(), charge()];
  expect([await give(payment, own), await give(payment, own, other)]).toEqual([true, true]);
  expect(await thingNamed(db, own.kind, own.name)).toEqual(payment);
  expect(await thingNamed(db, other.kind, other.name)).toEqual(payment);
});

test('an external id belongs to one row only, and a row that cannot have one of its ids gets none of them', async () => {
  const [payment, taken, free] = [thing(), charge(), charge()];
  await give(payment, taken);
  expect(await give(thing(), free, taken)).toBe(false);
  expect(await thingNamed(db, free.kind, free.name)).toBeUndefined();
  expect(await thingNamed(db, taken.kind, taken.name)).toEqual(payment);
});

test('the same external id under another kind is a different one', async () => {
  const name = charge();
  await give(thing(), name);
  expect(await give(thing(), { kind: 'payment_transfer', name: name.name })).toBe(true);
});

test('of two rows that ask for one external id at once, one gets it', async () => {
  for (let round = 0; round < 10; round++) {
    const name = charge();
    const things = [thing(), thing()];
    const given = await Promise.all(things.map((one) => give(one, charge(), name)));
    expect(given.toSorted()).toEqual([false, true]);
    expect(await thingNamed(db, name.kind, name.name)).toEqual(things[given.indexOf(true)]);
  }
});

test('an external id that was deleted finds nothing, and is free', async () => {
  const name = charge();
  await give(thing(), name);
  await inTransaction(db, (tx) => forgetNames(tx, name.kind, [name.name]));
  expect(await thingNamed(db, name.kind, name.name)).toBeUndefined();
  expect(await give(thing(), name)).toBe(true);
});
