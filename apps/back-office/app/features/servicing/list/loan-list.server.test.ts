import { plainDate } from '@lender/calculator';
import { listLoans, type Reply } from '@lender/contract';
import { centavos } from '@lender/money';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readLoanList } from './loan-list.server.ts';
import { parseLoanListQuery } from './loan-list-query.ts';

type Row = Reply<typeof listLoans>[number];

const idOf = (number: number) => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const row = (number: number): Row => ({
  ...{ id: idOf(number), hashedId: 'Q4K7M2', clientId: idOf(7), clientName: 'Ana Robles', status: 4 },
  ...{ principal: centavos(200_000), outstanding: centavos(231_540), daysLate: 5 },
  ...{ dueDate: plainDate('2026-11-16'), startDate: plainDate('2026-11-01') },
});

test('a late loan is listed with what is owed today, and says for how many days it is late', async () => {
  const { loans } = await readLoanList(fakeCall(grants(listLoans, [row(1)])).call, {});
  expect(loans).toEqual([
    {
      ...{ id: idOf(1), href: `/prestamos/${idOf(1)}`, reference: 'Q4K7M2' },
      ...{ client: 'Ana Robles', clientHref: `/clientes/${idOf(7)}` },
      status: { label: 'Vencido · 5 días', tone: 'danger' },
      ...{ principal: '$2,000.00', outstanding: '$2,315.40', due: '16.11.2026', start: '01.11.2026' },
    },
  ]);
});

test('the next page of loans begins below the last row, and keeps the filter', async () => {
  const rows = Array.from({ length: 26 }, (_, index) => row(100 - index));
  const { next, loans } = await readLoanList(fakeCall(grants(listLoans, rows)).call, { status: 5 });
  expect(loans).toHaveLength(25);
  expect(next?.href).toBe(`/prestamos?estado=5&desde=${idOf(76)}`);
});

test('a status of loans that were never paid out is left out of the selection', () => {
  expect(parseLoanListQuery(new URLSearchParams('estado=1'))).toEqual({});
  expect(parseLoanListQuery(new URLSearchParams('estado=10'))).toEqual({ status: 10 });
});

test('loans are refused with 403 to a role that may not read them', async () => {
  await expect(readLoanList(fakeCall(refuses(listLoans, 'forbidden')).call, {})).rejects.toMatchObject({ status: 403 });
});
