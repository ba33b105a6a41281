import { addContact, getContacts, removeContact, updateClient } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { sampleClient } from '../../../platform/client.sample.ts';
import { readContacts, saveContacts } from './contacts.server.ts';

const rosa = {
  id: '019c0000-0000-7000-8000-000000000001',
  fullName: 'Rosa Luna',
  phoneLastFour: '5678',
  relationship: 'family' as const,
};
const typed = {
  fullName: 'Rosa  Luna',
  phone: '+52 (551) 234-5678',
  relationship: 'family',
  formKey: 'key-of-this-page',
};

test('the contacts are listed, and only known results of an action are confirmed', async () => {
  const { call } = fakeCall(grants(getContacts, [rosa]));
  const at = (search: string) => readContacts(call, `http://site.test/profile/contacts${search}`);
  expect(await at('?listo=contact')).toMatchObject({ contacts: [rosa], done: 'contact' });
  expect(await at('?listo=<b>')).toMatchObject({ done: null });
});

test('a contact is added once for each form on the screen', async () => {
  const { call, made } = fakeCall(grants(addContact, rosa));
  expect(await saveContacts(call, formOf(typed))).toEqual(leadTo('/profile/contacts?listo=contact'));
  const body = { fullName: 'Rosa Luna', phone: '5512345678', relationship: 'family' };
  expect(made).toMatchObject([{ send: { body }, options: { idempotencyKey: 'key-of-this-page' } }]);
});

test.each(['not_unique', 'invalid_input'] as const)(
  'the phone of a contact that is %s is reported at its field',
  async (code) => {
    const { call } = fakeCall(refuses(addContact, code, { field: 'phone' }));
    expect(await saveContacts(call, formOf(typed))).toMatchObject({
      data: { form: 'contact', problem: { values: { fullName: 'Rosa  Luna' }, fields: { phone: code } } },
    });
  },
);

test('a sixth contact is refused with how many there may be', async () => {
  const { call } = fakeCall(refuses(addContact, 'limit_reached', { facts: { limit: 5 } }));
  expect(await saveContacts(call, formOf(typed))).toMatchObject({
    data: { form: 'contact', problem: { form: 'limit_reached', facts: { limit: 5 } } },
  });
});

test('a contact is removed, which the list confirms, and one that is already gone is simply gone', async () => {
  const { call, made } = fakeCall(grants(removeContact, {}));
  const form = () => formOf({ intent: 'remove', id: rosa.id });
  expect(await saveContacts(call, form())).toEqual(leadTo('/profile/contacts?listo=removed'));
  expect(made).toMatchObject([{ send: { params: { id: rosa.id } } }]);
  const gone = fakeCall(refuses(removeContact, 'not_found'));
  expect(await saveContacts(gone.call, form())).toEqual(leadTo('/profile/contacts'));
});

test('a removal that names no contact is not sent', async () => {
  const { call, made } = fakeCall();
  await saveContacts(call, formOf({ intent: 'remove', id: '1' }));
  expect(made).toEqual([]);
});

test.each([
  ['55 8765 4321', '5587654321'],
  ['+44 20 7946 0958', '442079460958'],
  [' ', null],
])('the other phone %j is stored as %j', async (alternatePhone, sent) => {
  const { call, made } = fakeCall(grants(updateClient, sampleClient()));
  const answer = await saveContacts(call, formOf({ intent: 'alternate', alternatePhone }));
  expect(answer).toEqual(leadTo('/profile/contacts?listo=alternate'));
  expect(made).toMatchObject([{ send: { body: { alternatePhone: sent } } }]);
});

test('seven digits are no phone, and the client’s own phone is not another one', async () => {
  const short = await saveContacts(fakeCall().call, formOf({ intent: 'alternate', alternatePhone: '5512345' }));
  expect(short).toMatchObject({ data: { form: 'alternate', problem: { fields: { alternatePhone: 'invalid' } } } });
  const { call } = fakeCall(refuses(updateClient, 'invalid_input', { field: 'alternatePhone' }));
  const own = await saveContacts(call, formOf({ intent: 'alternate', alternatePhone: '5512345678' }));
  expect(own).toMatchObject({ data: { problem: { fields: { alternatePhone: 'invalid_input' } } } });
});
