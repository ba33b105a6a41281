import { listNotices, replayNotice } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { noticesPath, parseNoticeQuery } from './notice-query.ts';
import { readNotices, replayFrom } from './notices.server.ts';

const id = '01930000-0000-7000-8000-000000000001';
const notice = {
  ...{ id, provider: 'openpay', type: 'charge.succeeded', transactionId: 'tr1', orderId: 'A-7' },
  ...{ subject: null, verificationCode: null, receivedAt: '2026-11-21T10:00:00.000Z' },
};
const listing = answers(listNotices, () => ({
  ok: true,
  status: 200,
  data: [notice, { ...notice, transactionId: null, orderId: null, subject: 'link-9', verificationCode: 'Q7' }],
  pagination: { page: 1, perPage: 25, total: 26, count: 2, totalPages: 2 },
}));

test('a notice shows what it is about, and links to all notices about the same payment', async () => {
  const { call, made } = fakeCall(listing);
  const { notices, next } = await readNotices(call, { transactionId: 'tr1', page: 1 });
  expect(made[0]).toMatchObject({ send: { query: { transactionId: 'tr1', page: 1, perPage: 25 } } });
  expect(notices[0]).toEqual({
    ...{ id, provider: 'openpay', type: 'charge.succeeded', about: 'tr1', order: 'A-7', code: '' },
    ...{ receivedAt: '21.11.2026 04:00', aboutHref: '/avisos?transaccion=tr1' },
  });
  expect(notices[1]).toMatchObject({ about: 'link-9', code: 'Q7' });
  expect(notices[1]).not.toHaveProperty('aboutHref');
  expect(next?.href).toBe('/avisos?transaccion=tr1&pagina=2');
});

test('notices that the role may not read are refused with 403', async () => {
  const { call } = fakeCall(refuses(listNotices, 'forbidden'));
  await expect(readNotices(call, { page: 1 })).rejects.toMatchObject({ status: 403 });
});

test('a notice is processed again under the idempotency key of its form, or the page says why not', async () => {
  const back = '/avisos?transaccion=tr1';
  const done = fakeCall(grants(replayNotice, { id }));
  expect(await replayFrom(done.call, { id, back }, formOf({ formKey: 'key' }))).toEqual(leadTo(`${back}&hecho=si`));
  expect(done.made).toEqual([
    { endpoint: 'replayNotice', send: { params: { id } }, options: { idempotencyKey: 'key' } },
  ]);
  const gone = fakeCall(refuses(replayNotice, 'not_found'));
  expect(await replayFrom(gone.call, { id, back }, formOf({}))).toMatchObject({
    status: 409,
    data: { said: expect.stringMatching(/anterior/) },
  });
});

test.each(['/avisos', '/avisos?transaccion=tr1&pagina=2'])(
  'the notices address %s is read and written back unchanged',
  (path) => {
    expect(noticesPath(parseNoticeQuery(new URL(path, 'https://staff.example').searchParams))).toBe(path);
  },
);

test('an address of notices that makes no sense shows the first page of all notices', () => {
  expect(parseNoticeQuery(new URLSearchParams({ transaccion: ' ', pagina: 'x' }))).toEqual({ page: 1 });
});
