import { plainDate } from '@lender/calculator';
import { getBankLine, importBankStatement, listBankLines, resolveBankLine } from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readLine, resolveLine } from './line.server.ts';
import { parseStatementQuery, statementsPath } from './statement-query.ts';
import { readStatements } from './statements.server.ts';
import { takeIn } from './take-in.server.ts';

const id = '01930000-0000-7000-8000-000000000001';
const line = {
  ...{ id, date: plainDate('2026-11-21'), amount: centavos(-41_235), reference: '77', trackingKey: null },
  ...({ state: 'exception', kind: null, reason: 'unknown_debit', isAutomatic: false } as const),
};
const nothing = { lines: 0, credits: centavos(0), debits: centavos(0), automatic: 0 };
const listing = {
  rows: [line],
  next: `2026-11-21.${id}`,
  totals: [
    { state: 'exception' as const, lines: 1, credits: centavos(0), debits: centavos(41_235), automatic: 0 },
    { state: 'asked' as const, ...nothing },
    { state: 'matched' as const, lines: 2_999, credits: centavos(100), debits: centavos(50), automatic: 2_999 },
    { state: 'aside' as const, ...nothing },
  ],
  statements: [
    {
      ...{ id, name: 'nov.csv', account: '1234', importedAt: '2026-11-21T18:00:00.000Z', byName: 'Ana' },
      ...{ from: plainDate('2026-11-01'), to: plainDate('2026-11-21'), lines: 30, fresh: 1 },
      ...{ closing: centavos(9_000), hasGap: true },
    },
  ],
};

test('bank lines are shown with their meaning, their totals and the link to further lines', async () => {
  const { call, made } = fakeCall(grants(listBankLines, listing));
  const view = await readStatements(call, { state: 'exception' }, id);
  expect(made[0]).toMatchObject({ send: { query: { state: 'exception' } } });
  expect(view.sentence).toBe('De 3000 renglones, 2999 se conciliaron solos: 99.9 %.');
  expect(view.lines[0]).toMatchObject({
    ...{ date: '21.11.2026', amount: '-$412.35', what: 'Cargo que no conocemos', reference: '77', key: '' },
    href: `/conciliacion/banco/${id}`,
  });
  expect(view.totals.at(-1)).toEqual({ id: 'sum', state: 'Total', lines: '3000', credits: '$1.00', debits: '$412.85' });
  expect(view.taken).toEqual({ title: 'nov.csv: 1 renglón nuevo de 30.', hasGap: true });
  expect(view.next?.href).toBe(statementsPath({ state: 'exception', after: listing.next }));
  expect(parseStatementQuery(new URLSearchParams('estado=otro&desde=x'))).toEqual({});
});

test('bank lines that the role may not read are refused with 403', async () => {
  const { call } = fakeCall(refuses(listBankLines, 'forbidden'), refuses(getBankLine, 'forbidden'));
  await expect(readStatements(call, {})).rejects.toMatchObject({ status: 403 });
  await expect(readLine(call, id)).rejects.toMatchObject({ status: 403 });
});

function upload(fields: Readonly<Record<string, string>>, file?: File): FormData {
  const data = formOf({ ...fields });
  if (file) data.set('file', file);
  return data;
}
const csv = new File(['fecha'], ' nov\u0000iembre.csv ');

test('an imported bank file leads to the lines that have to be looked at', async () => {
  const done = { id, lines: 3, fresh: 3, matched: 1, asked: 0, exceptions: 2, hasGap: false };
  const { call, made } = fakeCall(grants(importBankStatement, done));
  expect(await takeIn(call, upload({ account: ' 1234 ' }, csv))).toEqual(
    leadTo(`/conciliacion/banco?estado=exception&archivo=${id}`),
  );
  expect(made[0]).toMatchObject({ send: { body: { account: '1234', name: 'noviembre.csv' } } });
  for (const sent of [upload({ account: '12' }, csv), upload({ account: '1234' })])
    expect(await takeIn(call, sent)).toMatchObject({ kind: 'page', status: 422 });
  expect(made).toHaveLength(1);
});

test('the faults of a bank file are reported line by line', async () => {
  const faults = [
    { line: 0, fault: 'encoding' },
    { line: 3, fault: 'date' },
  ];
  const { call } = fakeCall(refuses(importBankStatement, 'statement_unreadable', { facts: { faults, count: 5 } }));
  expect(await takeIn(call, upload({ account: '1234' }, csv))).toMatchObject({
    data: {
      said: [
        'El archivo no es texto en UTF-8. Guárdalo como “CSV UTF-8”.',
        'Renglón 3: la fecha no existe.',
        'Y 3 más.',
      ],
    },
  });
});

const seen = {
  ...{ ...line, description: '', balance: centavos(100), statement: 'nov.csv', lineNumber: 7, note: null },
  candidates: [{ ref: 'payout:1', kind: 'payout' as const, date: plainDate('2026-11-20'), name: 'MX1' }],
};

test('a bank line is shown as the bank wrote it, with its candidates', async () => {
  const { call } = fakeCall(grants(getBankLine, seen));
  const view = await readLine(call, id);
  expect(view).toMatchObject({ title: '-$412.35 del 21.11.2026', isWaiting: true, isCredit: false });
  expect(view?.facts.map(({ detail }) => detail)).toEqual([
    'Sin dato',
    '77',
    'Sin dato',
    '$1.00',
    'nov.csv, renglón 7',
  ]);
  expect(view?.candidates).toEqual([{ ref: 'payout:1', kind: 'Dispersión', name: 'MX1', date: '20.11.2026' }]);
  expect(await readLine(fakeCall(refuses(getBankLine, 'not_found')).call, id)).toBeUndefined();
});

test.each([
  ['candidate', { ref: 'payout:1' }, { deed: 'candidate', ref: 'payout:1' }],
  [
    'settlement',
    { account: 'office_cash', gross: '$1,000.50', fee: '0', feeIva: '0' },
    { deed: 'settlement', account: 'office_cash', gross: 100_050, fee: 0, feeIva: 0 },
  ],
  ['loan', { number: ' ab23cd45ef ' }, { deed: 'loan', number: 'AB23CD45EF' }],
  ['suspense', {}, { deed: 'suspense' }],
  ['bank_fee', { feeIva: '8' }, { deed: 'bank_fee', feeIva: 800 }],
  ['bank_interest', {}, { deed: 'bank_interest' }],
  ['aside', { note: ' Comisión ' }, { deed: 'aside', note: 'Comisión' }],
] as const)('a member of staff says that a bank line is %s', async (intent, fields, body) => {
  const { call, made } = fakeCall(grants(resolveBankLine, line));
  expect(await resolveLine(call, { id, intent }, formOf({ intent, ...fields }))).toEqual(
    leadTo(`/conciliacion/banco/${id}?hecho=${intent}`),
  );
  expect(made[0]).toMatchObject({ send: { params: { id }, body: { as: body } } });
});

test('a fault in the answer about a bank line is reported at its field', async () => {
  const settled = { intent: 'settlement', account: 'office_cash', gross: '10', fee: '0', feeIva: '0' };
  const { call } = fakeCall(refuses(resolveBankLine, 'amount_out_of_limits', { field: 'as.gross.amount' }));
  const outcome = await resolveLine(call, { id, intent: 'settlement' }, formOf(settled));
  expect(outcome).toMatchObject({ data: { fields: { gross: 'amount_out_of_limits' } } });
  const unread = await resolveLine(call, { id, intent: 'loan' }, formOf({ intent: 'loan', number: '1' }));
  expect(unread).toMatchObject({ data: { fields: { number: 'invalid' } } });
});
