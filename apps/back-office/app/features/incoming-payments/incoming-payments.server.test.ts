import { plainDate } from '@lender/calculator';
import { listReceipts, recordSettlement, refundReceipt, searchBackOffice } from '@lender/contract';
import { centavos } from '@lender/money';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { findLoans } from './found-loans.server.ts';
import { incomingPaymentsPath, parseIncomingPaymentQuery } from './incoming-payment-query.ts';
import { incomingPaymentsCopy } from './incoming-payments.copy.es.ts';
import { readIncomingPayments, refundFrom, settleFrom } from './incoming-payments.server.ts';

const [id, loanId] = ['01930000-0000-7000-8000-000000000001', '01930000-0000-7000-8000-000000000002'];

test('an unmatched payment shows when it came, how, and what names it', async () => {
  const receipt = {
    ...{ id, amount: centavos(41_235), receivedOn: plainDate('2026-11-21'), trackingKey: 'MX9' },
    ...{ bank: 'Banamex', lastFour: '7771' },
  };
  const { call } = fakeCall(
    grants(listReceipts, [
      { ...receipt, method: 'spei', knownAt: '2026-11-21T10:00:00.000Z' },
      {
        ...receipt,
        method: 'carrier_pigeon',
        knownAt: '2026-11-21T10:00:00.000Z',
        ...{ trackingKey: null, bank: null, lastFour: null },
      },
    ]),
  );
  const { deposits, lead } = await readIncomingPayments(call, {});
  const [first, second] = deposits;
  expect(lead).toBe('2 depósitos esperan que alguien diga de quién son, primero el más antiguo.');
  expect(first).toEqual({
    ...{ id, receivedOn: '21.11.2026', amount: '$412.35', method: 'Transferencia SPEI' },
    ...{ from: 'Banamex ••7771', key: 'MX9', knownAt: '21.11.2026 04:00' },
  });
  expect(second).toMatchObject({ method: 'carrier_pigeon', from: '', key: '' });
});

test('a page links to the rest of the list, and keeps the payment that is about to be acted on', async () => {
  const rows = Array.from({ length: 26 }, (_, at) => ({
    id: `01930000-0000-7000-8000-0000000000${String(at + 10)}`,
    ...{ amount: centavos(1), receivedOn: plainDate('2026-11-21'), trackingKey: null, method: 'spei' },
    ...{ bank: null, lastFour: null },
    knownAt: '2026-11-21T10:00:00.000Z',
  }));
  const { call, made } = fakeCall(grants(listReceipts, rows));
  const view = await readIncomingPayments(call, { after: id, depositId: loanId });
  expect(view.deposits).toHaveLength(25);
  expect(view.next?.href).toBe(`/depositos?desde=${view.deposits.at(-1)?.id}`);
  expect(view.previous?.href).toBe('/depositos');
  expect(made.map(({ send }) => send)).toEqual([{ query: { after: id, perPage: 26 } }, { query: { id: loanId } }]);
});

test('unmatched payments that the role may not read lead to a page of their own', async () => {
  const { call } = fakeCall(refuses(listReceipts, 'forbidden'));
  await expect(readIncomingPayments(call, {})).rejects.toMatchObject({ status: 403 });
});

const person = { matched: 'name', clientName: 'Ana Robles', phoneLastFour: '7621' } as const;

test('a loan that was found links to the effect that the deposit would have on it, each loan once', async () => {
  const { call, made } = fakeCall(
    grants(searchBackOffice, {
      hits: [
        {
          ...{ kind: 'loan', id: loanId, ...person, number: 'P4X8T2', status: 4 },
          ...{ amount: centavos(130_000), createdAt: '2026-11-21T10:00:00.000Z' },
        },
        { kind: 'client', id, ...person, status: 1, applicationId: null, loanId },
        { kind: 'client', id, ...person, status: 1, applicationId: null, loanId: null },
      ],
      hasMore: true,
    }),
  );
  expect(await findLoans(call, { depositId: id, text: ' Ana\nRobles ' })).toEqual({
    text: 'Ana Robles',
    loans: [
      {
        ...{ id: loanId, number: 'P4X8T2', client: 'Ana Robles', status: expect.objectContaining({ label: 'Activo' }) },
        href: `/prestamos/${loanId}?accion=receipt.match&receipt=${id}`,
      },
    ],
    hasMore: true,
  });
  expect(made).toHaveLength(1);
  expect(await findLoans(call, { depositId: id, text: '  ' })).toBeUndefined();
  expect(made).toHaveLength(1);
});

test('an unmatched payment is refunded to where it came from, or to the account that is given', async () => {
  const { call, made } = fakeCall(
    grants(refundReceipt, { id, amount: centavos(41_235), account: '••••2314', approvalId: id }),
  );
  const plain = { note: 'Nadie lo reclama', clabe: '', holderName: '' };
  expect(await refundFrom(call, id, formOf(plain))).toEqual(leadTo('/depositos?hecho=pedido'));
  await refundFrom(call, id, formOf({ ...plain, clabe: '002 010 0777 7777 7771', holderName: 'Ana Robles' }));
  expect(made.map(({ send }) => send)).toMatchObject([
    { params: { id }, body: { note: 'Nadie lo reclama' } },
    { body: { account: { clabe: '002 010 0777 7777 7771', holderName: 'Ana Robles' } } },
  ]);
  expect(made[0]?.send).not.toHaveProperty('body.account');
});

test('an account without its holder is not sent, and a payment without a known account is reported as one', async () => {
  const half = await refundFrom(
    fakeCall().call,
    id,
    formOf({ note: 'x', clabe: '002010077777777771', holderName: '' }),
  );
  expect(half).toMatchObject({ status: 422, data: { fields: { holderName: expect.any(String) } } });
  const { call } = fakeCall(refuses(refundReceipt, 'account_unknown'));
  const outcome = await refundFrom(call, id, formOf({ note: 'x', clabe: '', holderName: '' }));
  if (outcome.kind !== 'page') throw new Error('it went on');
  expect(describeProblem(incomingPaymentsCopy.refundProblems, outcome.data).form).toMatch(/escribe a cuál/);
});

const settled = {
  ...{ account: 'openpay_store_clearing', reference: 'LIQ-7', date: '2026-11-20' },
  ...{ gross: '1,500.50', fee: '30', feeIva: '4.80' },
};

test.each([
  [true, 'registrada'],
  [false, 'repetida'],
])('a settlement leads to a page that reports whether it was new: %s', async (booked, flash) => {
  const { call, made } = fakeCall(grants(recordSettlement, { booked }));
  expect(await settleFrom(call, formOf(settled))).toEqual(leadTo(`/depositos?hecho=${flash}`));
  expect(made[0]?.send).toMatchObject({ body: { gross: 150_050, fee: 3_000, feeIva: 480 } });
});

test('each amount of a settlement that makes no sense is refused at its field', async () => {
  const outcome = await settleFrom(fakeCall().call, formOf({ ...settled, gross: '0', fee: 'x', feeIva: '-1' }));
  expect(outcome).toMatchObject({
    status: 422,
    data: { fields: { gross: expect.any(String), fee: expect.any(String), feeIva: expect.any(String) } },
  });
});

test.each(['/depositos', `/depositos?deposito=${id}&accion=match`, '/depositos?accion=settlement'])(
  'the address %s is read and written the same',
  (path) => {
    expect(incomingPaymentsPath(parseIncomingPaymentQuery(new URL(path, 'https://staff.example').searchParams))).toBe(
      path,
    );
  },
);

test('an address that makes no sense opens nothing', () => {
  expect(parseIncomingPaymentQuery(new URLSearchParams({ deposito: 'x', accion: 'y' }))).toEqual({});
});
