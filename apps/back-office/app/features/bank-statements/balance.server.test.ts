import { plainDate } from '@lender/calculator';
import { getBankBalance, listStatementLayouts, type Reply, recordCapital, saveStatementLayout } from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { askOpening, findBalanceSentence, readBalance } from './balance.server.ts';
import { readLayout, saveLayout } from './layout.server.ts';
import { resolveLine } from './line.server.ts';

const id = '01930000-0000-7000-8000-000000000001';
const date = plainDate('2026-11-21');
const even: Reply<typeof getBankBalance> = {
  ...{ date, bank: centavos(92_158_477), books: centavos(92_158_477), difference: centavos(0), items: [], count: 0 },
  accounts: [
    {
      ...{ account: '1234', from: plainDate('2026-11-01'), to: date },
      ...{ opening: centavos(100_000), closing: centavos(92_158_477) },
    },
  ],
};

test('a bank that agrees with the books says so in one sentence, with all balances', async () => {
  const { call } = fakeCall(grants(getBankBalance, even));
  expect(await readBalance(call)).toEqual({
    sentence: 'Al 21.11.2026 el banco y los libros dicen lo mismo.',
    facts: [
      { term: 'Saldo inicial de ••••1234 el 01.11.2026', detail: '$1,000.00' },
      { term: 'Saldo de ••••1234 el 21.11.2026', detail: '$921,584.77' },
      { term: 'Banco', detail: '$921,584.77' },
      { term: 'Libros', detail: '$921,584.77' },
      { term: 'Diferencia', detail: '$0.00' },
    ],
    rows: [],
  });
});

test('each cause of a difference is a row, lines lead to their page, and the rows add up to the difference', async () => {
  const uneven = {
    ...{ ...even, difference: centavos(94_200), count: 2 },
    items: [
      { cause: 'opening' as const, date, name: 'bank_capital:opening:1234', amount: centavos(100_000), lineId: null },
      { cause: 'line_waiting' as const, date, name: 'COM-1', amount: centavos(-5_800), lineId: id },
    ],
  };
  const { call } = fakeCall(grants(getBankBalance, uneven));
  const view = await readBalance(call);
  expect(view.sentence).toBe('Al 21.11.2026 hay $942.00 de diferencia. Esto la explica:');
  expect(view.opening).toBe('1234');
  expect(view.rows.map(({ cause, amount }) => [cause, amount])).toEqual([
    ['Saldo inicial que no está en los libros', '$1,000.00'],
    ['Renglón por revisar', '-$58.00'],
    ['Suma', '$942.00'],
  ]);
  expect(view.rows[1]?.href).toBe(`/conciliacion/banco/${id}`);
});

test('where not all causes are shown no sum is shown, and the page says so', async () => {
  const item = { cause: 'line_aside' as const, date, name: 'A', amount: centavos(1), lineId: id };
  const { call } = fakeCall(grants(getBankBalance, { ...even, difference: centavos(9), items: [item], count: 9 }));
  const view = await readBalance(call);
  expect(view.rows).toHaveLength(1);
  expect(view.more).toBe('Se muestran las 200 mayores de 9.');
});

test('before the first statement the page asks for one', async () => {
  const zero = centavos(0);
  const nothing = { ...even, date: null, accounts: [], bank: zero, books: zero };
  expect(await readBalance(fakeCall(grants(getBankBalance, nothing)).call)).toEqual({
    sentence: 'Sube un estado de cuenta para comparar el banco con los libros.',
    ...{ facts: [], rows: [] },
  });
});

test('the first balance of an account, and a line that is capital, are asked for with a reason', async () => {
  const { call, made } = fakeCall(grants(recordCapital, { amount: centavos(100_000), approvalId: id }));
  expect(await askOpening(call, formOf({ account: '1234', note: ' Saldo del banco ' }))).toEqual(
    leadTo('/conciliacion/banco?hecho=saldo'),
  );
  expect(await resolveLine(call, { id, intent: 'capital' }, formOf({ line: id, note: 'Aportación' }))).toEqual(
    leadTo(`/conciliacion/banco/${id}?hecho=capital`),
  );
  expect(made.map(({ send }) => send)).toMatchObject([
    { body: { of: { kind: 'opening', account: '1234' }, note: 'Saldo del banco' } },
    { body: { of: { kind: 'line', id }, note: 'Aportación' } },
  ]);
});

test('the columns of a bank are saved without those that it does not have, and fill the form again', async () => {
  const columns = { date: 'Día', description: 'Detalle', amount: 'Importe', balance: 'Saldo' };
  const { call, made } = fakeCall(
    grants(saveStatementLayout, { account: '1234', columns }),
    grants(listStatementLayouts, [{ account: '1234', columns }]),
  );
  const typed = { account: '1234', ...columns, reference: ' ', trackingKey: '', charge: '', credit: '' };
  expect(await saveLayout(call, formOf(typed))).toEqual(leadTo('/conciliacion/banco?hecho=columnas'));
  expect(made[0]?.send).toMatchObject({ body: { account: '1234', columns } });
  expect(await readLayout(call, '1234')).toMatchObject({ ...columns, reference: '', charge: '' });
  expect(await readLayout(call, '9999')).toMatchObject({ account: '9999', date: '' });
});

test('an amount that has a column of its own and two sides is refused at its field', async () => {
  const { call } = fakeCall(refuses(saveStatementLayout, 'invalid_input'));
  const typed = { account: '1234', date: 'a', description: 'b', balance: 'c', amount: 'd', charge: 'e', credit: 'f' };
  expect(await saveLayout(call, formOf({ ...typed, reference: '', trackingKey: '' }))).toMatchObject({
    status: 409,
    data: { of: 'layout' },
  });
});

test('another page says in one sentence that bank and books differ, and nothing to a role that may not read it', async () => {
  const differs = { ...even, difference: centavos(-5_800), count: 1 };
  expect(await findBalanceSentence(fakeCall(grants(getBankBalance, differs)).call)).toBe(
    'Al 21.11.2026 el banco y los libros difieren en -$58.00. El estado de cuenta dice por qué.',
  );
  expect(await findBalanceSentence(fakeCall(refuses(getBankBalance, 'forbidden')).call)).toBeUndefined();
});
