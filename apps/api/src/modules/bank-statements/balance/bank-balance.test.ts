import { formatPlainDate } from '@lender/calculator';
import {
  approveRequest,
  getBankBalance,
  getTrialBalance,
  importBankStatement,
  listBankLines,
  listStatementLayouts,
  recordCapital,
  rejectRequest,
  resolveBankLine,
  type Send,
  saveStatementLayout,
} from '@lender/contract';
import type { LedgerAccount } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { lend } from '../../../../test/loans/lend.ts';
import { expectDone } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { db, clock } = server.services;
const ana = await staffMember(server, 'payments');
const boss = await staffMember(server, 'supervisor');
const { today } = await clock.business(db);
const note = 'Aportación de los socios';

let balance = 100_000;
const row = (pesos: number, reference: string) => {
  balance += Math.round(pesos * 100);
  return `${formatPlainDate(today)},MOVIMIENTO,${reference},,${pesos},${(balance / 100).toFixed(2)}`;
};
const send = (rows: readonly string[], names = 'Fecha,Descripción,Referencia,Clave de rastreo,Importe,Saldo') => {
  const file = new Blob([[names, ...rows].join('\n')], { type: 'text/csv' });
  return server.call(importBankStatement, { body: { account: '1234', name: 'noviembre.csv', file } }, ana);
};
const lineOf = async (reference: string) => {
  const { rows } = await expectDone(server.call(listBankLines, { query: { perPage: 100 } }, ana));
  const line = rows.find((one) => one.reference === reference);
  if (!line) throw new Error(`no line ${reference}`);
  return line;
};
const resolve = async (reference: string, as: Send<typeof resolveBankLine>['body']['as']) =>
  server.call(resolveBankLine, { params: { id: (await lineOf(reference)).id }, body: { as } }, ana);
const ask = (of: Send<typeof recordCapital>['body']['of']) => server.call(recordCapital, { body: { of, note } }, ana);
const askLine = async (reference: string) => ask({ kind: 'line', id: (await lineOf(reference)).id });
const compare = () => expectDone(server.call(getBankBalance, {}, ana));
const booked = async (account: LedgerAccount) => {
  const { balances } = await expectDone(server.call(getTrialBalance, { query: { date: today } }, boss));
  return balances.find((one) => one.account === account)?.amount ?? 0;
};
const approve = (id: string) => server.call(approveRequest, { params: { id }, body: {} }, boss);

answers(getBankBalance, () => server.call(getBankBalance, {}, ana));

test('before the first statement there is nothing to compare', async () => {
  expect(await compare()).toMatchObject({ date: null, items: [], count: 0 });
});

test('each line that is not in the books, and each payout that is on no statement, explains a part of the difference', async () => {
  const { principal } = await lend(server);
  await expectDone(send([row(-58, 'COM-1'), row(12.5, 'INT-1'), row(-700, 'SOCIOS')]));
  const { bank, books, difference, items } = await compare();
  expect([bank, books]).toEqual([balance, -principal]);
  expect(difference).toBe(items.reduce((sum, { amount }) => sum + amount, 0));
  expect(items.map(({ cause, amount }) => [cause, amount])).toEqual(
    expect.arrayContaining([
      ['opening', 100_000],
      ['line_waiting', -5_800],
      ['line_waiting', 1_250],
      ['line_waiting', -70_000],
      ['not_at_bank', principal],
    ]),
  );
});

test('a fee of the bank is booked as an expense with its IVA, and interest as income', async () => {
  await expectDone(resolve('COM-1', { deed: 'bank_fee', feeIva: centavos(800) }));
  await expectDone(resolve('INT-1', { deed: 'bank_interest' }));
  expect([await booked('bank_fee_expense'), await booked('bank_fee_iva')]).toEqual([5_000, 800]);
  expect(await booked('bank_interest_income')).toBe(-1_250);
  expect(await lineOf('COM-1')).toMatchObject({ state: 'matched', kind: 'bank_fee' });
  expect((await compare()).items.map(({ cause }) => cause).toSorted()).toEqual([
    'line_waiting',
    'not_at_bank',
    'opening',
  ]);
});

test('a capital movement is booked once a second person approves it, and waits again when that person refuses', async () => {
  const { approvalId } = await expectDone(askLine('SOCIOS'));
  expect(await lineOf('SOCIOS')).toMatchObject({ state: 'asked', kind: 'capital' });
  expect(await booked('owner_capital')).toBe(0);
  await expectDone(server.call(rejectRequest, { params: { id: approvalId }, body: { note: 'No es de socios' } }, boss));
  expect(await lineOf('SOCIOS')).toMatchObject({ state: 'exception', reason: 'registration_refused' });
  const again = await expectDone(askLine('SOCIOS'));
  await expectDone(approve(again.approvalId));
  expect(await lineOf('SOCIOS')).toMatchObject({ state: 'matched', kind: 'capital' });
  expect(await booked('owner_capital')).toBe(70_000);
});

test('the first balance of an account is booked as capital by two people, and then explains nothing', async () => {
  const { approvalId, amount } = await expectDone(ask({ kind: 'opening', account: '1234' }));
  expect(amount).toBe(100_000);
  await expectDone(approve(approvalId));
  expect((await compare()).items.map(({ cause }) => cause)).toEqual(['not_at_bank']);
});

refuses(recordCapital, 'not_found', () => ask({ kind: 'opening', account: '9999' }));
refuses(recordCapital, 'receipt_settled', () => ask({ kind: 'opening', account: '1234' }));
refuses(recordCapital, 'bank_line_settled', () => askLine('COM-1'));
refuses(recordCapital, 'approval_pending', async () => {
  const file = new Blob(['Fecha,Descripción,Referencia,Clave de rastreo,Importe,Saldo\n20/11/2020,A,B,,5,15.00']);
  const body = { account: '7777', name: 'otra.csv', file };
  await expectDone(server.call(importBankStatement, { body }, ana));
  await expectDone(ask({ kind: 'opening', account: '7777' }));
  return ask({ kind: 'opening', account: '7777' });
});
answers(recordCapital, async () => {
  await expectDone(send([row(900, 'SOCIOS-2')]));
  return askLine('SOCIOS-2');
});

refuses(resolveBankLine, 'amount_out_of_limits', async () => {
  await expectDone(send([row(-10, 'COM-2')]));
  return resolve('COM-2', { deed: 'bank_fee', feeIva: centavos(1_000) });
});

test('a charge is no interest', async () => {
  expect(await resolve('COM-2', { deed: 'bank_interest' })).toMatchObject({ code: 'amount_out_of_limits' });
});

const columns = { date: 'Día', description: 'Detalle', charge: 'Salió', credit: 'Entró', balance: 'Quedó' };
const save = (named: Send<typeof saveStatementLayout>['body']['columns']) =>
  server.call(saveStatementLayout, { body: { account: '1234', columns: named } }, ana);

answers(saveStatementLayout, () => save(columns));
answers(listStatementLayouts, () => server.call(listStatementLayouts, {}, ana));
refuses(saveStatementLayout, 'invalid_input', () => save({ ...columns, amount: 'Importe' }));

test('a file is read by the columns that were saved for its account', async () => {
  await expectDone(save(columns));
  expect(await expectDone(server.call(listStatementLayouts, {}, ana))).toContainEqual({ account: '1234', columns });
  balance += 3_300;
  const line = `${formatPlainDate(today)};ABONO DE LA CASA;;33.00;${(balance / 100).toFixed(2)};x`;
  const taken = await expectDone(send([line], 'Día;Detalle;Salió;Entró;Quedó;Otra'));
  expect(taken).toMatchObject({ lines: 1, fresh: 1, hasGap: false });
  expect(await send([row(1, 'VIEJA')])).toMatchObject({ code: 'statement_unreadable' });
});
