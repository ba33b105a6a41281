import { plainDate } from '@lender/calculator';
import {
  getCashReport,
  getCatReport,
  getCollectionReport,
  getFunnelReport,
  getProductivityReport,
  getRollReport,
  getRuleReport,
  getVintageReport,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { isRefusedPeriod, parseReportQuery, REPORTS, reportPath } from './report-query.ts';
import { readReport } from './reports.server.ts';

const days = { from: plainDate('2026-10-01'), to: plainDate('2026-10-31') };
const pesos = (amount: number) => centavos(amount * 100);

const calls = {
  funnel: grants(getFunnelReport, {
    ...days,
    stages: [
      { stage: 'applied', applications: 8, asked: pesos(20_000) },
      { stage: 'approved', applications: 4, asked: pesos(9_000) },
      { stage: 'paid_out', applications: 3, asked: pesos(7_000) },
    ],
    statuses: [{ status: 14, applications: 8, asked: pesos(20_000) }],
    partners: [{ partner: 'radar', applications: 3, asked: pesos(7_000), paidOut: 1, lent: pesos(2_000) }],
  }),
  rules: grants(getRuleReport, {
    ...days,
    outcomes: [
      { outcome: 2, decisions: 3, asked: pesos(6_000), offered: pesos(5_000) },
      { outcome: 6, decisions: 1, asked: pesos(2_000), offered: pesos(0) },
    ],
    rules: [
      { rule: 'A5', outcome: 2, decisions: 3, asked: pesos(6_000), offered: pesos(5_000) },
      { rule: 'S1', outcome: 6, decisions: 1, asked: pesos(2_000), offered: pesos(0) },
    ],
  }),
  vintages: grants(getVintageReport, {
    ...days,
    daysLate: 7,
    months: [
      {
        month: plainDate('2026-10-01'),
        loans: 4,
        lent: pesos(10_000),
        ages: [
          { days: 15, late: pesos(0) },
          { days: 30, late: pesos(1_250) },
        ],
      },
    ],
  }),
  rolls: grants(getRollReport, {
    ...days,
    moves: [
      { before: 'current', after: 'closed', loans: 3, principal: pesos(6_000) },
      { before: 'current', after: '16-30', loans: 1, principal: pesos(2_000) },
      { before: '1-3', after: 'current', loans: 1, principal: pesos(2_000) },
    ],
  }),
  cash: grants(getCashReport, {
    ...days,
    accounts: [
      { account: 'bank', opening: pesos(100), in: pesos(50), out: pesos(70), closing: pesos(80) },
      { account: 'spei_clearing_of_before', opening: pesos(0), in: pesos(5), out: pesos(0), closing: pesos(5) },
    ],
    total: { opening: pesos(100), in: pesos(50), out: pesos(65), closing: pesos(85) },
    days: [{ date: plainDate('2026-10-05'), in: pesos(50), out: pesos(65), closing: pesos(85) }],
  }),
  productivity: grants(getProductivityReport, {
    ...days,
    people: [
      {
        ...{ staffId: '01930000-0000-7000-8000-000000000001', name: 'Ana', decisions: 4, rejections: 1 },
        ...{ medianMinutes: 12.4, slowMinutes: 90, tasks: 2, contacts: 0 },
      },
      {
        ...{ staffId: '01930000-0000-7000-8000-000000000002', name: 'Luis', decisions: 0, rejections: 0 },
        ...{ medianMinutes: null, slowMinutes: null, tasks: 7, contacts: 3 },
      },
    ],
  }),
  collection: grants(getCollectionReport, {
    ...days,
    buckets: [
      { bucket: '1-3', loans: 4, paying: 3, due: pesos(1_000), collected: pesos(750) },
      { bucket: '91+', loans: 2, paying: 0, due: pesos(1_000), collected: pesos(0) },
    ],
    contacts: [
      { channel: 'call', outcome: 'will_pay', contacts: 5 },
      { channel: 'sms', outcome: null, contacts: 9 },
    ],
    promises: [{ state: 'kept', promises: 2, promised: pesos(300), paid: pesos(310) }],
  }),
  cat: grants(getCatReport, {
    ...days,
    groups: [
      {
        ...{ productVersion: 2, amountFrom: pesos(1_000), payments: 1, loans: 3, lent: pesos(4_500) },
        ...{ least: 410.2, median: 500, most: 612.34 },
      },
    ],
  }),
} as const;

const read = (report: keyof typeof calls) => readReport(fakeCall(calls[report]).call, report, { mayOpen: false });

test.each([
  ['funnel', 'De 8 solicitudes, 3 llegaron a recibir el dinero: 37.5 %.'],
  ['rules', 'De 4 decisiones del motor, 75.0 % fueron aprobaciones.'],
  ['vintages', 'El mes con más capital atrasado más de 7 días es oct 2026: 12.5 % de lo prestado.'],
  ['rolls', 'Entre el 01.10.2026 y el 31.10.2026 empeoró 20.0 % del capital que se debía.'],
  ['cash', 'Entraron $50.00, salieron $65.00 y quedaron $85.00.'],
  ['productivity', '1 persona decidió 4 casos.'],
  ['collection', 'De $2,000.00 vencidos el primer día se cobraron $750.00: 37.5 %.'],
  ['cat', '3 préstamos, con CAT de 410.2 % a 612.3 %.'],
] as const)('the chart of %s is described in a sentence', async (report, sentence) => {
  const { sentence: said, drawing, tables } = await read(report);
  expect(said).toContain(sentence);
  expect(drawing?.labels.length).toBeGreaterThan(0);
  for (const { columns, rows } of tables) for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
});

test('the funnel shows for each partner what it sent and how that ended', async () => {
  expect((await read('funnel')).tables[2]?.rows.map(({ cells }) => cells)).toEqual([
    ['radar', '3', '$7,000.00', '1', '$2,000.00'],
  ]);
});

test('each report has a table with every figure of its chart', async () => {
  expect((await read('funnel')).tables[0]?.rows[1]?.cells).toEqual(['Se aprobó', '4', '50.0 %', '50.0 %', '$9,000.00']);
  expect((await read('rules')).tables[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['Todas las decisiones', '4', '3', '0', '1', '$8,000.00', '$5,000.00'],
    ['A5 · Pide dentro de su límite', '3', '3', '0', '0', '$6,000.00', '$5,000.00'],
    ['S1 · El puntaje no alcanza', '1', '0', '0', '1', '$2,000.00', '$0.00'],
  ]);
  expect((await read('vintages')).tables[0]?.rows[0]?.cells.slice(0, 6)).toEqual([
    ...['oct 2026', '4', '$10,000.00', '0.0 %', '12.5 %', ''],
  ]);
  expect((await read('rolls')).tables[0]?.rows[0]?.cells).toEqual([
    ...['Al corriente', '4', '$8,000.00', '', '', '', '', '25.0 %', '', '', '', '75.0 %', ''],
  ]);
  expect((await read('cash')).tables[0]?.rows.slice(-2).map(({ cells }) => cells)).toEqual([
    ['Menos lo que pasó entre cuentas propias', '', '−$5.00', '−$5.00', ''],
    ['Total', '$100.00', '$50.00', '$65.00', '$85.00'],
  ]);
  expect((await read('productivity')).tables[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['Ana', '4', '1', '12 min', '1.5 h', '2', '0'],
    ['Luis', '0', '0', '–', '–', '7', '3'],
  ]);
  const [late, promises, contacts] = (await read('collection')).tables;
  expect(late?.rows[0]?.cells).toEqual(['1–3 días', '4', '3', '$1,000.00', '$750.00', '75.0 %']);
  expect(promises?.rows[0]?.cells).toEqual(['Cumplida', '2', '$300.00', '$310.00']);
  expect(contacts?.rows.map(({ cells }) => cells)).toEqual([
    ['Llamada', 'Va a pagar', '5'],
    ['SMS', '', '9'],
  ]);
  expect((await read('cat')).tables[0]?.rows[0]?.cells).toEqual([
    ...['v2', '$1,000.00 a menos de $2,000.00', '1', '3', '$4,500.00', '410.2 %', '500.0 %', '612.3 %'],
  ]);
});

test.each([
  ['vintages', '/cartera/prestamos?cifra=placed_month&fecha=2026-10-31'],
  ['rolls', '/cartera/prestamos?cifra=current&fecha=2026-10-01'],
  ['collection', '/cartera/prestamos?cifra=1-3&fecha=2026-10-01'],
] as const)(
  'the first row of %s opens its loans for a role that may see loans, and for no other',
  async (report, href) => {
    const { tables } = await readReport(fakeCall(calls[report]).call, report, { mayOpen: true });
    expect(tables[0]?.rows[0]?.cells[0]).toMatchObject({ href });
    expect((await read(report)).tables[0]?.rows[0]?.cells[0]).toBeTypeOf('string');
  },
);

test('a month that the period cuts opens no loans, since the report counts only a part of them', async () => {
  const { call } = fakeCall(
    grants(getVintageReport, {
      ...{ from: plainDate('2026-10-05'), to: days.to, daysLate: 7 },
      months: [{ month: plainDate('2026-10-01'), loans: 1, lent: pesos(100), ages: [] }],
    }),
  );
  const { tables } = await readReport(call, 'vintages', { mayOpen: true });
  expect(tables[0]?.rows[0]?.cells[0]).toBe('oct 2026');
});

test('every mark of a chart is within its drawing', async () => {
  for (const report of REPORTS) {
    const { drawing } = await read(report);
    for (const { x, y, width, height } of drawing?.rects ?? []) {
      expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual((drawing?.width ?? 0) + 0.001);
      expect(y + height).toBeLessThanOrEqual((drawing?.height ?? 0) + 0.001);
    }
  }
});

test('an empty report says so and draws nothing', async () => {
  const { call } = fakeCall(grants(getFunnelReport, { ...days, stages: [], statuses: [], partners: [] }));
  expect(await readReport(call, 'funnel', { mayOpen: false })).toMatchObject({
    sentence: 'Nadie empezó una solicitud en estas fechas.',
    drawing: undefined,
  });
});

test('a report that the role may not read is refused with 403', async () => {
  const { call } = fakeCall(refuses(getCashReport, 'forbidden'));
  await expect(readReport(call, 'cash', { mayOpen: false })).rejects.toMatchObject({ status: 403 });
});

test('the days of a report are kept in its address, and in the links to the other reports', async () => {
  const query = { ...days, daysLate: 30 };
  expect(parseReportQuery(new URL(reportPath('vintages', query), 'https://site.test').searchParams)).toEqual(query);
  const { tabs } = await readReport(fakeCall(calls.cash).call, 'cash', { ...query, mayOpen: false });
  expect(tabs[0]).toEqual({ href: '/cartera', label: 'Cartera', isCurrent: false });
  expect(tabs[1]).toMatchObject({ href: '/reportes/funnel?desde=2026-10-01&hasta=2026-10-31', label: 'Embudo' });
});

test.each(['desde=2026-10-31&hasta=2026-10-01', 'desde=2020-01-01&hasta=2026-10-01', 'desde=ayer&hasta='])(
  'days that are not a valid period are not requested: %s',
  (search) => {
    const parameters = new URLSearchParams(search);
    expect(parseReportQuery(parameters)).toEqual({});
    expect(isRefusedPeriod(parameters)).toBe(true);
  },
);
