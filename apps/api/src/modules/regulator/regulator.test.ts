import { createHash } from 'node:crypto';
import { addDays, addMonthsClamped, plainDate } from '@lender/calculator';
import {
  approveRequest,
  createPersonalExport,
  downloadExport,
  getActiveLoan,
  getRegulatorPack,
  getTrialBalance,
  listExports,
  type PackFile,
  type Reply,
  waiveLoanCharge,
} from '@lender/contract';
import { LOAN_CHARGES, RECEIVABLE_ACCOUNTS } from '@lender/lending';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { pay } from '../../../test/loans/life.ts';
import { moneyOf } from '../../../test/loans/money.ts';
import { borrow, expectDone, NOTHING } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const { db, clock } = server.services;
const asker = await staffMember(server, 'supervisor');
const checker = await staffMember(server, 'supervisor');
const note = 'Lo pide la autoridad cada mes';

const { today: begin } = await clock.business(db);
const early = await borrow(server);
const late = await borrow(server);
await moneyOf(server).passDays(40);
await pay(server, early, 'payment:paynet:tr_1', centavos(50_000));
await pay(server, late, 'payment:paynet:tr_2', centavos(900_000));
const { data: loan } = await server.call(getActiveLoan, { query: {} }, early);
const waived = await server.call(
  waiveLoanCharge,
  { params: { id: loan.id }, body: { component: 'lateCharge', amount: centavos(1_160), note } },
  asker,
);
await moneyOf(server).passDays(40);

const { today } = await clock.business(db);
const thisMonth = today.slice(0, 7);
const monthOf = (ago: number) => addMonthsClamped(plainDate(`${thisMonth}-01`), -ago).slice(0, 7);
const daysOf = (month: string) => {
  const from = plainDate(`${month}-01`);
  return { from, to: addDays(addMonthsClamped(from, 1), -1) };
};
const pack = (month: string) => expectDone(server.call(getRegulatorPack, { query: { month } }, asker));
const fileOf = ({ files }: Reply<typeof getRegulatorPack>, name: PackFile) => files.find((file) => file.name === name);
const ask = (by: typeof asker, month: string) =>
  server.call(createPersonalExport, { body: { source: 'regulator', ...daysOf(month), note } }, by);

answers(getRegulatorPack, () => server.call(getRegulatorPack, { query: { month: thisMonth } }, asker));
refuses(createPersonalExport, 'month_not_over', () => ask(asker, thisMonth));

async function made(month: string) {
  const by = await staffMember(server, 'supervisor');
  const { id, approvalId } = await expectDone(ask(by, month));
  await expectDone(server.call(approveRequest, { params: { id: approvalId }, body: {} }, checker));
  const isReady = async () => {
    const files = await expectDone(server.call(listExports, NOTHING, by));
    expect(files.find((file) => file.id === id)?.state).toBe('ready');
  };
  await vi.waitFor(isReady, soon);
  return Buffer.from(await expectDone(server.call(downloadExport, { params: { id } }, by)));
}

const manifestSchema = z.object({
  mes: z.string(),
  archivos: z.array(
    z.object({
      parte: z.string(),
      cuadraConLibros: z.nullable(z.boolean()),
      contiene: z.array(z.object({ nombre: z.string(), bytes: z.int(), sha256: z.string() })),
    }),
  ),
  sinVerificar: z.array(z.string()),
});

describe('the monthly pack for authorities', () => {
  test('the monthly pack equals the trial balance, to the centavo, in every month of a loan', async () => {
    expect(waived.status).toBe(200);
    for (const ago of [0, 1, 2, 3].filter((back) => daysOf(monthOf(back)).to >= begin)) {
      const reported = await pack(monthOf(ago));
      expect(fileOf(reported, 'portfolio')?.matchesBooks).toBe(true);
      expect(fileOf(reported, 'invoices')?.matchesBooks).toBe(true);
    }
    const { to } = daysOf(monthOf(1));
    const { balances } = await expectDone(server.call(getTrialBalance, { query: { date: to } }, asker));
    const booked = (accounts: readonly string[]) =>
      balances.reduce((sum, { account, amount }) => (accounts.includes(account) ? sum + amount : sum), 0);
    const { sums = [] } = fileOf(await pack(monthOf(1)), 'portfolio') ?? {};
    expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(booked(RECEIVABLE_ACCOUNTS));
    expect(booked(RECEIVABLE_ACCOUNTS)).toBeGreaterThan(0);
    expect(booked(LOAN_CHARGES.map(({ income }) => income))).toBeLessThan(0);
  });

  test('the monthly pack proves each signed CAT, and states that the current month is not over', async () => {
    const reported = await pack(begin.slice(0, 7));
    expect(fileOf(reported, 'cat')).toMatchObject({ rows: 2, doubts: 0 });
    expect(reported.isOver).toBe(true);
    expect((await pack(thisMonth)).isOver).toBe(false);
  });
});

describe('a pack', () => {
  test('a pack is made once two people agreed, and its manifest describes every file', async () => {
    const files = unzipSync(await made(begin.slice(0, 7)));
    const { 'manifiesto.json': first, ...others } = files;
    const manifest = manifestSchema.parse(JSON.parse(strFromU8(first ?? new Uint8Array())));
    const named = manifest.archivos.flatMap(({ contiene }) => contiene);
    expect(named.map(({ nombre }) => nombre).toSorted()).toEqual(Object.keys(others).toSorted());
    for (const { nombre, sha256, bytes } of named) {
      const content = files[nombre] ?? new Uint8Array();
      expect([nombre, content.length]).toEqual([nombre, bytes]);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
    expect(manifest.sinVerificar.join()).toContain('conocimiento general');
    expect(strFromU8(files['buro.txt'] ?? new Uint8Array())).toMatch(
      /^ENCEJ01QUINCENA[\s\S]+\r\nCRE[\s\S]+\r\nCIF000000002/,
    );
    expect(strFromU8(files['cat-recalculado.csv'] ?? new Uint8Array()).match(/,Sí\r\n/g)).toHaveLength(2);
    expect(Object.keys(files).filter((name) => name.startsWith('cfdi/'))).toHaveLength(2);
  });

  test('a pack is the same to the byte when it is made again from the same data', async () => {
    const month = begin.slice(0, 7);
    expect((await made(month)).equals(await made(month))).toBe(true);
  });

  test('a pack that one person requests twice at the same moment is requested once', async () => {
    const by = await staffMember(server, 'supervisor');
    const answered = await Promise.all([ask(by, monthOf(1)), ask(by, monthOf(1))]);
    expect(answered.map(({ code, status }) => code ?? status).toSorted()).toEqual([200, 'approval_pending']);
  });

  test('a pack is refused for any days that are not a month', async () => {
    const { from, to } = daysOf(monthOf(1));
    const body = { source: 'regulator', from, to: addDays(to, -1), note } as const;
    expect((await server.call(createPersonalExport, { body }, asker)).code).toBe('month_not_over');
  });
});
