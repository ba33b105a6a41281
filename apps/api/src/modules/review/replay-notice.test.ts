import { getNotice, listAudit, listNotices, replayNotice } from '@lender/contract';
import { expect, test, vi } from 'vitest';
import { expectDone } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const { db, jobs, openPay } = server.services;
const staff = await staffMember(server, 'payments');
const authorization = `Basic ${Buffer.from(`openpay:${server.env.keys.webhookPassword}`).toString('base64')}`;

/** Sends the notice of a charge, as OpenPay does; returns the id by which staff know it. */
async function notice(transactionId: string): Promise<string> {
  const body = { type: 'charge.succeeded', transaction: { id: transactionId, order_id: crypto.randomUUID() } };
  await server.send({ method: 'POST', path: '/webhooks/openpay' }, body, { headers: { authorization } });
  await jobs.drained();
  const { data } = await server.call(listNotices, { query: { transactionId } }, staff);
  return data[0]?.id ?? '';
}
const replay = (id: string) => server.call(replayNotice, { params: { id } }, staff);

answers(replayNotice, async () => replay(await notice('tr-again')));
refuses(replayNotice, 'not_found', () => replay(crypto.randomUUID()));

test('a notice that is replayed makes us ask the provider again', async () => {
  const id = await notice('tr-asked');
  const asked = vi.spyOn(openPay, 'getCharge');
  await expectDone(replay(id));
  await jobs.drained();
  expect(asked).toHaveBeenCalledExactlyOnceWith('tr-asked');
  asked.mockRestore();
});

test('a notice whose text was not kept cannot be replayed', async () => {
  const id = await notice('tr-old');
  await db.updateTable('provider_event').set({ raw_sealed: null }).where('id', '=', id).execute();
  expect((await replay(id)).status).toBe(404);
});

test('a member of staff who may only read notices cannot replay one', async () => {
  const id = await notice('tr-auditor');
  const auditor = await staffMember(server, 'auditor');
  expect((await server.call(replayNotice, { params: { id } }, auditor)).status).toBe(403);
});

const read = (id: string) => server.call(getNotice, { params: { id } }, staff);

answers(getNotice, async () => read(await notice('tr-read')));
refuses(getNotice, 'not_found', () => read(crypto.randomUUID()));

test('a notice is read word for word, and the reading is in the audit', async () => {
  const id = await notice('tr-words');
  const { data } = await read(id);
  expect(JSON.parse(data.text ?? '')).toMatchObject({ type: 'charge.succeeded', transaction: { id: 'tr-words' } });
  const auditor = await staffMember(server, 'auditor');
  const { entries } = await expectDone(server.call(listAudit, { query: { subjectId: id } }, auditor));
  expect(entries).toMatchObject([{ call: 'getNotice', kind: 'read', outcome: 'done' }]);
  expect((await server.call(getNotice, { params: { id } }, auditor)).status).toBe(403);
});

test('a notice whose text was not kept is shown without one', async () => {
  const id = await notice('tr-wordless');
  await db.updateTable('provider_event').set({ raw_sealed: null }).where('id', '=', id).execute();
  expect((await read(id)).data.text).toBeNull();
});
