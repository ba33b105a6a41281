import { addContact, getContacts, removeContact } from '@lender/contract';
import { expect, test } from 'vitest';
import { expectDone, NOTHING, register } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';

const server = await testServer();
const client = await register(server);

let contacts = 0;
const aPhone = () => {
  contacts += 1;
  return `5545${String(contacts).padStart(6, '0')}`;
};
const add = (phone = aPhone(), as: { token: string } = client) =>
  server.call(addContact, { body: { fullName: 'Rosa Luna', phone, relationship: 'family' } }, as);
const stored = (as: { token: string }) =>
  server.services.db.selectFrom('additional_contact').selectAll().where('client_id', '=', clientIdOf(as)).execute();

answers(addContact, () => add());
refuses(addContact, 'invalid_input', () => add(client.who.phone));
refuses(addContact, 'not_unique', async () => {
  const phone = aPhone();
  await expectDone(add(phone));
  return add(phone);
});
refuses(addContact, 'limit_reached', async () => {
  const full = await register(server);
  for (let count = 0; count < 5; count++) await expectDone(add(aPhone(), full));
  return add(aPhone(), full);
});

test('of twenty contacts that arrive at once five are added, and the refusal states the limit', async () => {
  const busy = await register(server);
  const results = await Promise.all(Array.from({ length: 20 }, () => add(aPhone(), busy)));
  expect(results.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(await stored(busy)).toHaveLength(5);
  expect((await add(aPhone(), busy)).body).toMatchObject({ error: { code: 'limit_reached', details: { limit: 5 } } });
});

test('a contact’s phone is kept sealed, and only its end is shown', async () => {
  const fresh = await register(server);
  const phone = aPhone();
  const { body, data } = await add(phone, fresh);
  expect(data).toMatchObject({ fullName: 'Rosa Luna', phoneLastFour: phone.slice(-4), relationship: 'family' });
  expect(JSON.stringify([body, await stored(fresh)])).not.toContain(phone);
});

test('a contact with a value that the server decides, or with no valid phone, is refused', async () => {
  const fresh = await register(server);
  const right = { fullName: 'Rosa Luna', phone: aPhone(), relationship: 'family' };
  const wrong = [
    { ...right, id: crypto.randomUUID() },
    { ...right, clientId: clientIdOf(client) },
    { ...right, phone: '５５４５００００９９' },
    { ...right, phone: 5545000099 },
    { ...right, fullName: 'Rosa' },
    { ...right, relationship: 'boss' },
  ];
  for (const body of wrong) expect((await server.send(addContact, body, fresh)).status).toBe(422);
  expect(await stored(fresh)).toEqual([]);
});

answers(getContacts, () => server.call(getContacts, NOTHING, client));

test('a client’s own contacts are listed in the order of adding, by the end of their phones', async () => {
  const fresh = await register(server);
  const [first, second] = [aPhone(), aPhone()];
  await expectDone(add(first, fresh));
  await expectDone(add(second, fresh));
  const { data, body } = await server.call(getContacts, NOTHING, fresh);
  expect(data.map(({ phoneLastFour }) => phoneLastFour)).toEqual([first.slice(-4), second.slice(-4)]);
  expect(data[0]).toMatchObject({ fullName: 'Rosa Luna', relationship: 'family' });
  expect(JSON.stringify(body)).not.toContain(first);
  expect((await server.call(getContacts, NOTHING, await register(server))).data).toEqual([]);
});

const remove = (id: string, as: { token: string }) => server.call(removeContact, { params: { id } }, as);

answers(removeContact, async () => remove((await add()).data.id, client));
refuses(removeContact, 'not_found', () => remove(crypto.randomUUID(), client));

test('a contact that is removed is forgotten, makes room for another, and may be named again', async () => {
  const fresh = await register(server);
  const phones = Array.from({ length: 5 }, aPhone);
  for (const phone of phones) await expectDone(add(phone, fresh));
  const [first] = (await server.call(getContacts, NOTHING, fresh)).data;
  if (!first) throw new Error('five were added');
  const answers = await Promise.all([remove(first.id, fresh), remove(first.id, fresh)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await stored(fresh)).toHaveLength(4);
  await expectDone(add(phones[0], fresh));
});

test('a client cannot remove a contact of another client', async () => {
  const [owner, other] = [await register(server), await register(server)];
  const { data } = await add(aPhone(), owner);
  expect((await remove(data.id, other)).code).toBe('not_found');
  expect(await stored(owner)).toHaveLength(1);
});
