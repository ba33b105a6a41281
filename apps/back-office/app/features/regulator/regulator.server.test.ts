import { plainDate } from '@lender/calculator';
import { createPersonalExport, getRegulatorPack, listExports, type Reply } from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { askPack, readAskedPacks, readPack } from './regulator.server.ts';

const id = '01930000-0000-7000-8000-000000000001';
const pack: Reply<typeof getRegulatorPack> = {
  month: '2026-10',
  from: plainDate('2026-10-01'),
  to: plainDate('2026-10-31'),
  isOver: true,
  currentMonth: '2026-11',
  files: [
    {
      name: 'portfolio',
      rows: 12,
      doubts: 0,
      sums: [{ sum: 'principal', amount: centavos(478_880) }],
      matchesBooks: true,
    },
    { name: 'cat', rows: 3, doubts: 1, sums: [], matchesBooks: null },
  ],
};
const file: Reply<typeof listExports>[number] = {
  id,
  source: 'regulator',
  from: plainDate('2026-10-01'),
  to: plainDate('2026-10-31'),
  isPersonal: true,
  format: 'csv',
  state: 'ready',
  askedByName: 'Ana Robles',
  isOwn: true,
  askedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
  rows: 31,
  sizeBytes: 4_321,
};

test('each file of a pack shows its total, whether the books agree, and what to look at', async () => {
  const { call, made } = fakeCall(grants(getRegulatorPack, pack));
  const view = await readPack(call, new URLSearchParams('mes=2026-10'));
  expect(made[0]?.send).toMatchObject({ query: { month: '2026-10' } });
  expect(view.files).toEqual([
    {
      key: 'portfolio',
      file: 'Cartera por antigüedad',
      rows: '12',
      sums: ['Capital $4,788.80'],
      books: { label: 'Cuadra', tone: 'ok' },
    },
    { key: 'cat', file: 'CAT recalculado de lo firmado', rows: '3', sums: [], doubts: '1 no coincide' },
  ]);
  expect(view.monthName).toBe('octubre de 2026');
  expect(view.months.slice(0, 2).map(({ label }) => label)).toEqual(['noviembre de 2026', 'octubre de 2026']);
});

test('a month that makes no sense in an address selects the last month that is over', async () => {
  const { call, made } = fakeCall(grants(getRegulatorPack, pack));
  await readPack(call, new URLSearchParams('mes=2026-13'));
  expect(made[0]?.send).toEqual({ query: {} });
});

test('only packs for the regulator are listed, and only the person who asked for one may download it', async () => {
  const packs = await readAskedPacks(
    fakeCall(grants(listExports, [file, { ...file, isOwn: false }, { ...file, source: 'audit' }])).call,
  );
  expect(packs?.packs.map(({ month, fileHref }) => [month, fileHref])).toEqual([
    ['octubre de 2026', `/exportaciones/${id}/archivo`],
    ['octubre de 2026', undefined],
  ]);
  expect(await readAskedPacks(fakeCall(refuses(listExports, 'forbidden')).call)).toBeUndefined();
});

test('a pack is requested for its whole month, with a reason', async () => {
  const { call, made } = fakeCall(grants(createPersonalExport, { id, approvalId: id }));
  const form = formOf({ from: '2026-10-01', to: '2026-10-31', note: 'Lo pide\nla autoridad' });
  expect(await askPack(call, form)).toEqual(leadTo('/regulador?mes=2026-10&hecho=pedido'));
  expect(made[0]?.send).toMatchObject({
    body: { source: 'regulator', from: '2026-10-01', to: '2026-10-31', note: 'Lo pide la autoridad' },
  });
});
