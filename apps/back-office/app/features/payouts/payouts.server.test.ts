import { plainDate } from '@lender/calculator';
import { cancelPayout, listPayouts, recordCashPayout, retryPayout } from '@lender/contract';
import { centavos } from '@lender/money';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { parsePayoutQuery, payoutsPath } from './payout-query.ts';
import type { PayoutRow } from './payout-view.ts';
import { payoutsCopy } from './payouts.copy.es.ts';
import { doAboutPayout, readPayouts } from './payouts.server.ts';

const idOf = (number: number) => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const id = idOf(1);
const row: PayoutRow = {
  ...{ id, state: 'returned', purpose: 'loan', amount: centavos(130_000), bank: 'Banamex', lastFour: '2314' },
  ...{ method: 'bank_transfer', orderNumber: null, collectBy: null, folio: null, cause: 'Cuenta inexistente' },
  ...{ clientId: id, clientName: 'Ana Robles', applicationId: id, attempts: 2, trackingKey: 'MX01' },
  ...{ loanId: null, loanReference: null },
  ...{ createdAt: '2026-11-21T10:00:00.000Z', since: '2026-11-21T10:05:00.000Z' },
};
const read = async (rows: readonly PayoutRow[], query = {}) => {
  const { call, made } = fakeCall(grants(listPayouts, [...rows]));
  return { made, view: await readPayouts(call, query) };
};

test('a payout shows where its money is and why, and which actions are possible', async () => {
  const { view } = await read([row]);
  expect(view.payouts).toEqual([
    {
      ...{ client: 'Ana Robles', clientHref: `/clientes/${id}`, loan: '' },
      ...{ id, since: '21.11.2026 04:05', purpose: 'Préstamo', amount: '$1,300.00', to: 'Banamex, ••••\u00a02314' },
      ...{
        state: { label: 'Devuelto', tone: 'warn' },
        cause: 'El proveedor dice: Cuenta inexistente',
        attempts: '2',
        key: 'MX01',
      },
      ...{ caseHref: `/solicitudes/${id}`, actions: ['retry', 'cancel'] },
    },
  ]);
  expect(view.next).toBeUndefined();
});

test.each<[Partial<PayoutRow>, readonly string[]]>([
  [{ state: 'queued' }, ['cancel']],
  [{ state: 'sent' }, []],
  [{ state: 'settled' }, []],
  [{ state: 'returned', purpose: 'refund' }, []],
  [{ state: 'queued', method: 'cebuana', bank: null, lastFour: null }, ['handOver', 'cancel']],
])('a payout with %j offers staff the actions %j', async (changes, intents) => {
  const { view } = await read([{ ...row, ...changes }]);
  expect(view.payouts[0]?.actions).toEqual(intents);
});

test('a payout of a loan names it, and one to an unknown sender names no client', async () => {
  const { view } = await read([
    { ...row, loanId: id, loanReference: 'P234' },
    { ...row, clientId: null, clientName: null },
  ]);
  expect(view.payouts[0]).toMatchObject({ loan: 'P234', loanHref: `/prestamos/${id}` });
  expect(view.payouts[1]).toMatchObject({ client: '' });
  expect(view.payouts[1]).not.toHaveProperty('clientHref');
});

test('a cash payout shows who hands it over and until when', async () => {
  const cash = { orderNumber: 'A-17', collectBy: plainDate('2026-11-25'), bank: null, lastFour: null };
  const { view } = await read([{ ...row, method: 'cebuana', ...cash }]);
  expect(view.payouts[0]?.to).toBe('Cebuana, orden A-17, hasta el 25.11.2026');
});

test('the next page of payouts begins below the last row, and is absent when no row is left', async () => {
  const rows = Array.from({ length: 26 }, (_, index) => ({ ...row, id: idOf(100 - index) }));
  const { view, made } = await read(rows, { state: 'returned', before: idOf(101) });
  expect(made[0]).toMatchObject({ send: { query: { state: 'returned', before: idOf(101), perPage: 26 } } });
  expect(view.payouts).toHaveLength(25);
  expect(view.next?.href).toBe(`/envios?estado=returned&desde=${idOf(76)}`);
  expect(view.previous?.href).toBe('/envios?estado=returned');
});

test.each(['/envios', `/envios?estado=refused&desde=${id}`])(
  'the payouts address %s is read and written back unchanged',
  (path) => {
    expect(payoutsPath(parsePayoutQuery(new URL(path, 'https://staff.example').searchParams))).toBe(path);
  },
);

test('an address of payouts that makes no sense shows the first page of all payouts', () => {
  expect(parsePayoutQuery(new URLSearchParams({ estado: 'x', desde: 'y' }))).toEqual({});
});

test('payouts that the role may not read are refused with 403', async () => {
  const { call } = fakeCall(refuses(listPayouts, 'forbidden'));
  await expect(readPayouts(call, {})).rejects.toMatchObject({ status: 403 });
});

const back = '/envios?estado=returned';
const about = (intent: 'retry' | 'cancel' | 'handOver') => ({ id, intent, back });

test('an action on a payout is confirmed as done, or as waiting for a second person', async () => {
  const form = () => formOf({ note: ' Ya\nabrió ', formKey: 'key' });
  const { call, made } = fakeCall(
    grants(retryPayout, { id, approvalId: null }),
    grants(cancelPayout, { id, approvalId: id }),
  );
  expect(await doAboutPayout(call, about('retry'), form())).toEqual(leadTo(`${back}&hecho=si`));
  expect(await doAboutPayout(call, about('cancel'), form())).toEqual(leadTo(`${back}&hecho=pedido`));
  expect(made.map(({ send }) => send)).toEqual(Array(2).fill({ params: { id }, body: { note: 'Ya abrió' } }));
});

test('a cash hand-over is sent with its moment in Mexico City, and is not sent when that moment makes no sense', async () => {
  const form = { folio: 'R-9', day: '2026-11-20', time: '23:59', note: 'Trajo el recibo' };
  const { call, made } = fakeCall(grants(recordCashPayout, { id, approvalId: id }));
  await doAboutPayout(call, about('handOver'), formOf(form));
  expect(made[0]?.send).toMatchObject({ body: { paidAt: '2026-11-21T05:59:00.000Z', folio: 'R-9' } });
  const outcome = await doAboutPayout(call, about('handOver'), formOf({ ...form, time: 'a las tres' }));
  expect(outcome).toMatchObject({ kind: 'page', status: 422, data: { fields: { day: expect.any(String) } } });
  expect(made).toHaveLength(1);
});

test('a payout that moved in the meantime is explained in words', async () => {
  const { call } = fakeCall(refuses(retryPayout, 'payout_moved'));
  const outcome = await doAboutPayout(call, about('retry'), formOf({ note: 'Otra vez' }));
  if (outcome.kind !== 'page') throw new Error('it went on');
  expect(outcome.status).toBe(409);
  expect(describeProblem(payoutsCopy.problems, outcome.data).form).toMatch(/ya se movió/);
});
