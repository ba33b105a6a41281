import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plantClient } from '../../../test/people/planted.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientName, findCurp, findPerson, readFullNames, readPerson } from './person.ts';

const server = await testServer();
const { db } = server.services;

/** Creates a client with these names. */
async function named(names: {
  first_name: string;
  middle_name: string | null;
  last_name: string;
  second_last_name: string | null;
}): Promise<string> {
  const { clientId } = await plantClient(server);
  await db.updateTable('client_details').set(names).where('client_id', '=', clientId).execute();
  return clientId;
}

/** Selects the name of a client inside a query of another table. */
async function nameInQuery(clientId: string): Promise<string | null> {
  const { name } = await db
    .selectFrom('client')
    .select((eb) => clientName(eb.ref('client.client_id')).as('name'))
    .where('client.client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return name;
}

test('a person has given names, surnames, a full and a short name', async () => {
  const all = { first_name: 'Ana', middle_name: 'María', last_name: 'Robles', second_last_name: 'Díaz' };
  expect(await readPerson(db, await named(all))).toMatchObject({
    givenNames: 'Ana María',
    surnames: 'Robles Díaz',
    fullName: 'Ana María Robles Díaz',
    shortName: 'Ana Robles',
  });
  const few = { ...all, middle_name: null, second_last_name: null };
  expect(await readPerson(db, await named(few))).toMatchObject({
    givenNames: 'Ana',
    surnames: 'Robles',
    fullName: 'Ana Robles',
    shortName: 'Ana Robles',
  });
});

test('the short name of a person is the same when a query selects it', async () => {
  const name = fc.stringMatching(/^[A-ZÁÉÍÓÚÑ][a-záéíóúñ]{1,8}( [A-ZÁÉÍÓÚÑ][a-záéíóúñ]{1,8})?$/);
  const clientId = await named({ first_name: 'Ana', middle_name: null, last_name: 'Robles', second_last_name: null });
  await fc.assert(
    fc.asyncProperty(name, name, async (first_name, last_name) => {
      await db.updateTable('client_details').set({ first_name, last_name }).where('client_id', '=', clientId).execute();
      expect(await nameInQuery(clientId)).toBe((await readPerson(db, clientId)).shortName);
    }),
    { numRuns: 20 },
  );
});

test('a client without names is no person, and has no name in a list or a query', async () => {
  const { clientId } = await plantClient(server);
  const { clientId: other } = await plantClient(server);
  await db.deleteFrom('client_details').where('client_id', '=', clientId).execute();
  expect(await findPerson(db, clientId)).toBeUndefined();
  expect(await findCurp(db, clientId, server.services)).toBeUndefined();
  expect(await nameInQuery(clientId)).toBeNull();
  expect(await readFullNames(db, [clientId, other])).toEqual(new Map([[other, 'Ana Robles']]));
  await expect(readPerson(db, clientId)).rejects.toThrow('has given no names');
});
