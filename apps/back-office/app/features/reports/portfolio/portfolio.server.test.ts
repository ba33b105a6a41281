import { plainDate } from '@lender/calculator';
import {
  getPortfolioReport,
  listPortfolioLoans,
  PORTFOLIO_FIGURES,
  type PortfolioFigure,
  type Reply,
} from '@lender/contract';
import { LATE_BUCKETS } from '@lender/lending';
import { centavos } from '@lender/money';
import { answers, fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readPortfolio, readPortfolioLoans } from './portfolio.server.ts';

const date = plainDate('2026-11-28');
const pesos = (amount: number) => centavos(amount * 100);

const figures = (known: Partial<Record<PortfolioFigure, number>>) =>
  PORTFOLIO_FIGURES.map((figure) => ({
    figure,
    loans: known[figure] === undefined ? 0 : 1,
    amount: pesos(known[figure] ?? 0),
  }));

const owing = figures({ owed: 3_000, performing: 2_000, past_due: 1_000, overdue: 1_500, par_7: 1_500, par_30: 1_000 });

const portfolio: Reply<typeof getPortfolioReport> = {
  ...{ date, from: plainDate('2026-11-01'), figures: owing },
  aged: LATE_BUCKETS.map((bucket) => ({
    ...{ bucket, loans: bucket === '31-60' ? 1 : 0 },
    ...{ principal: pesos(bucket === '31-60' ? 1_000 : 0), charges: pesos(0), vat: pesos(0), total: pesos(0) },
  })),
  income: { earned: pesos(280), averagePrincipal: pesos(3_650), days: 28 },
  groups: [
    { kind: 'product', key: '2', figures: owing },
    { kind: 'vintage', key: '2026-10', figures: owing },
    { kind: 'channel', key: 'direct', figures: figures({}) },
    { kind: 'channel', key: 'partner:radar', figures: owing },
  ],
};

const read = (mayOpen = true, reply = portfolio) =>
  readPortfolio(fakeCall(grants(getPortfolioReport, reply)).call, { date, mayOpen });
const figureOf = async (term: string, mayOpen = true) =>
  (await read(mayOpen)).sections.flatMap((section) => section.figures).find((figure) => figure.term === term);

test('each figure opens the loans that it counts, on the day of the page', async () => {
  expect(await figureOf('PAR 30')).toEqual({
    term: 'PAR 30',
    cell: { text: '$1,000.00', href: '/cartera/prestamos?cifra=par_30&fecha=2026-11-28' },
    note: '33.3 % del capital, con más de 30 días de atraso.',
  });
  expect((await figureOf('IMOR'))?.cell).toEqual({
    text: '33.3 %',
    href: '/cartera/prestamos?cifra=past_due&fecha=2026-11-28',
  });
});

test('no figure is a link for a role that may not see loans', async () => {
  const { sections, tables, drawing } = await read(false);
  const cells = [
    ...sections.flatMap((section) => section.figures.map(({ cell }) => cell)),
    ...tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells)),
  ];
  expect(cells.every((cell) => typeof cell === 'string')).toBe(true);
  expect(drawing?.labels.some(({ href }) => href)).toBe(false);
});

test('the yield of a year is what the days earned, over the mean principal', async () => {
  // 280 of 3,650 pesos in 28 days are 10 a day: 3,650 a year.
  expect(await figureOf('Rendimiento')).toMatchObject({ cell: '100.0 %' });
});

test('the groups of the portfolio have names, and their figures open the loans of the group', async () => {
  const [, product, vintage, channel] = (await read()).tables;
  expect([product, vintage, channel].map((table) => table?.rows.map(({ cells }) => cells[0]))).toEqual([
    ['v2'],
    ['oct 2026'],
    ['Directo', 'radar'],
  ]);
  expect(vintage?.rows[0]?.cells[2]).toEqual({
    text: '$3,000.00',
    href: '/cartera/prestamos?cifra=owed&grupo=vintage%3A2026-10&fecha=2026-11-28',
  });
  for (const { columns, rows } of (await read()).tables)
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
});

test('a day without open loans says so, and has no chart', async () => {
  const { sentence, drawing } = await read(true, { ...portfolio, figures: figures({}) });
  expect([sentence, drawing]).toEqual(['Ese día no había préstamos abiertos.', undefined]);
});

test('a day that is still to come shows the portfolio of today, and says so', async () => {
  const later = {
    status: 400,
    code: 'invalid_input',
    message: '',
    fields: { date: 'invalid_input' },
    facts: {},
  } as const;
  const { call } = fakeCall(
    answers(getPortfolioReport, ({ query }) =>
      query.date === undefined ? { ok: true, status: 200, data: portfolio } : { ok: false, refusal: later },
    ),
  );
  expect(await readPortfolio(call, { date: plainDate('2030-01-01'), mayOpen: true })).toMatchObject({
    isRefused: true,
  });
});

test('the loans of a figure are listed with the part that each is of it', async () => {
  const row = {
    ...{ id: '01930000-0000-7000-8000-000000000001', hashedId: 'Q4K7M2', clientName: 'Ana Luna', status: 4 as const },
    ...{ arrivedOn: plainDate('2026-10-02'), daysLate: 31, principal: pesos(1_000), amount: pesos(300) },
  };
  const { call } = fakeCall(grants(listPortfolioLoans, { date, rows: [row], next: row.id }));
  const view = await readPortfolioLoans(call, { figure: 'provision', group: 'vintage:2026-10', date });
  expect(view).toMatchObject({
    ...{
      title: 'Préstamos: Estimación preventiva',
      lead: 'oct 2026, al 28.11.2026',
      back: '/cartera?fecha=2026-11-28',
    },
    rows: [
      {
        ...{ href: `/prestamos/${row.id}`, number: 'Q4K7M2', client: 'Ana Luna', arrived: '02.10.2026' },
        ...{ principal: '$1,000.00', amount: '$300.00' },
      },
    ],
  });
  expect(view.next?.href).toBe(
    `/cartera/prestamos?cifra=provision&grupo=vintage%3A2026-10&fecha=2026-11-28&desde=${row.id}`,
  );
});

test('loans of a role that may not see them are refused with 403', async () => {
  const { call } = fakeCall(refuses(listPortfolioLoans, 'forbidden'));
  await expect(readPortfolioLoans(call, {})).rejects.toMatchObject({ status: 403 });
});
