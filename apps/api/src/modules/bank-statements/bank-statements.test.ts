import { addDays, formatPlainDate } from '@lender/calculator';
import {
  approveRequest,
  getBankLine,
  getTrialBalance,
  importBankStatement,
  listAudit,
  listBankLines,
  listReceipts,
  matchReceipt,
  recordSettlement,
  registerPayment,
  rejectRequest,
  resolveBankLine,
  type Send,
} from '@lender/contract';
import type { ClearingAccount } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../test/loans/lend.ts';
import { expectDone } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { NO_CLIENT } from '../../kernel/database/no-client.ts';

const server = await testServer();
const { db, clock } = server.services;
const [ana, luis] = [await staffMember(server, 'payments'), await staffMember(server, 'payments')];
const boss = await staffMember(server, 'supervisor');
const { today } = await clock.business(db);
const [debtor, other] = [await lend(server), await lend(server)];
const numberOf = async (loanId: string) =>
  (await db.selectFrom('loan').select('hashed_id').where('id', '=', loanId).executeTakeFirstOrThrow()).hashed_id;
const [number, otherNumber] = [await numberOf(debtor.loanId), await numberOf(other.loanId)];

const NAMES = 'Fecha,Descripción,Referencia,Clave de rastreo,Importe,Saldo';
let balance = 0;
/** Writes a line of the bank after all earlier lines. */
const row = (pesos: number, { words = 'ABONO', reference = '', key = '', day = today } = {}) => {
  balance += Math.round(pesos * 100);
  return `${formatPlainDate(day)},${words},${reference},${key},${pesos},${(balance / 100).toFixed(2)}`;
};
const fileOf = (rows: readonly string[]) => new Blob([[NAMES, ...rows].join('\r\n')], { type: 'text/csv' });
const send = (rows: readonly string[], by = ana) =>
  server.call(importBankStatement, { body: { account: '1234', name: 'noviembre.csv', file: fileOf(rows) } }, by);
const takeIn = (rows: readonly string[]) => expectDone(send(rows));
const list = (query: Send<typeof listBankLines>['query'] = {}) =>
  expectDone(server.call(listBankLines, { query }, ana));
/** Finds the line that a reference or a clave de rastreo names. */
const lineOf = async (name: string) => {
  const { rows } = await list({ perPage: 100 });
  const line = rows.find(({ reference, trackingKey }) => [reference, trackingKey].includes(name));
  if (!line) throw new Error(`no line ${name}`);
  return line;
};
const resolve = async (name: string, as: Send<typeof resolveBankLine>['body']['as'], by = luis) =>
  server.call(resolveBankLine, { params: { id: (await lineOf(name)).id }, body: { as } }, by);
const approvals = () =>
  db.selectFrom('approval').selectAll().where('kind', '=', 'loan.register_payment').orderBy('id').execute();
const paymentsOf = (loanId: string) =>
  db.selectFrom('payment').selectAll().where('loan_id', '=', loanId).orderBy('id').execute();
const bank = async () => {
  const { balances } = await expectDone(server.call(getTrialBalance, { query: { date: today } }, boss));
  return balances.find(({ account }) => account === 'bank')?.amount ?? 0;
};
const receiptOf = async (key: string) =>
  (await expectDone(server.call(listReceipts, { query: { perPage: 100 } }, ana))).find(
    ({ trackingKey }) => trackingKey === key,
  )?.id ?? '';
/** Books an amount as if borrowers had paid it by that way. */
async function hold(account: ClearingAccount, amount: number) {
  const id = server.services.newId();
  const sides = [
    { account, amount_centavos: centavos(amount) },
    { account: 'client_credit' as const, amount_centavos: centavos(-amount) },
  ];
  await db.transaction().execute(async (tx) => {
    const entry = { id, kind: 'payment', key: id, business_date: today, posted_at: clock.wall() } as const;
    await tx
      .insertInto('ledger_entry')
      .values({ ...entry, client_id: NO_CLIENT, loan_id: null })
      .execute();
    await tx
      .insertInto('ledger_posting')
      .values(sides.map((side, line) => ({ client_id: NO_CLIENT, entry_id: id, line, ...side })))
      .execute();
  });
}
const noFee = { fee: centavos(0), feeIva: centavos(0) };
const aside = { deed: 'aside', note: 'Comisión del banco' } as const;

answers(importBankStatement, () => send([row(1, { reference: 'PRIMERA' })]));
answers(listBankLines, () => server.call(listBankLines, { query: {} }, ana));
answers(getBankLine, async () => server.call(getBankLine, { params: { id: (await lineOf('PRIMERA')).id } }, ana));
refuses(getBankLine, 'not_found', () => server.call(getBankLine, { params: { id: crypto.randomUUID() } }, ana));
refuses(importBankStatement, 'too_large', () => send(['x'.repeat(4 * 1024 * 1024)]));
refuses(importBankStatement, 'statement_unreadable', () => send(['20/11/2026,A,1,,1e309,1', 'x']));
refuses(resolveBankLine, 'not_found', () =>
  server.call(resolveBankLine, { params: { id: crypto.randomUUID() }, body: { as: aside } }, ana),
);
refuses(resolveBankLine, 'receipt_settled', () => resolve('PRIMERA', { deed: 'candidate', ref: 'settlement:bank:1' }));
refuses(resolveBankLine, 'amount_out_of_limits', () =>
  resolve('PRIMERA', { deed: 'settlement', account: 'office_cash', gross: centavos(200), ...noFee }),
);
refuses(resolveBankLine, 'invalid_input', () => resolve('PRIMERA', { deed: 'loan', number: 'ZZZZZZZZZZ' }));
answers(resolveBankLine, () => resolve('PRIMERA', aside));
refuses(resolveBankLine, 'bank_line_settled', () => resolve('PRIMERA', aside));
refuses(resolveBankLine, 'approval_pending', async () => {
  await takeIn([row(3, { reference: 'UNO', words: number }), row(4, { reference: 'DOS', words: number })]);
  expect(await lineOf('UNO')).toMatchObject({ state: 'asked', kind: 'payment', isAutomatic: true });
  expect(await lineOf('DOS')).toMatchObject({ state: 'exception', reason: 'another_asked' });
  return resolve('DOS', { deed: 'loan', number });
});

refuses(matchReceipt, 'approval_not_independent', async () => {
  await takeIn([row(93, { key: 'MXDELJEFE' })]);
  await expectDone(resolve('MXDELJEFE', { deed: 'suspense' }));
  const guest = await staffMember(server, 'payments');
  const act = { id: server.services.newId(), act: 'invited', staff_id: guest.id, done_by: ana.id } as const;
  await db
    .insertInto('staff_access_act')
    .values({ ...act, approved_by: null, at: clock.wall() })
    .execute();
  const match = { params: { id: await receiptOf('MXDELJEFE') }, body: { loanId: other.loanId } };
  return server.call(matchReceipt, match, guest);
});

refuses(matchReceipt, 'approval_own', async () => {
  await takeIn([row(92, { key: 'MXAJENO' })]);
  await expectDone(resolve('MXAJENO', { deed: 'suspense' }));
  const match = { params: { id: await receiptOf('MXAJENO') }, body: { loanId: other.loanId } };
  return server.call(matchReceipt, match, ana);
});

describe('a statement', () => {
  test('a statement with wrong lines is refused with their faults, and nothing of it is stored', async () => {
    const before = (await list()).statements.length;
    const answer = await send([row(1), '32/11/2026,A,1,,1,1', 'x']);
    expect(answer.body).toMatchObject({
      error: {
        details: {
          count: 2,
          faults: [
            { line: 3, fault: 'date' },
            { line: 4, fault: 'cells' },
          ],
        },
      },
    });
    balance -= 100;
    expect((await list()).statements).toHaveLength(before);
  });

  test('a statement finds a settlement that was recorded by hand, and books none twice', async () => {
    const settlement = { account: 'openpay_store_clearing', reference: 'LIQ-7', date: today } as const;
    const typed = { ...settlement, gross: centavos(10_000), fee: centavos(250), feeIva: centavos(40) };
    await expectDone(server.call(recordSettlement, { body: typed }, ana));
    const before = await bank();
    const rows = [row(97.1, { words: 'SPEI OPENPAY LIQ-7', reference: '0077' })];
    expect(await takeIn(rows)).toMatchObject({ lines: 1, fresh: 1, matched: 1, exceptions: 0, hasGap: false });
    expect(await lineOf('0077')).toMatchObject({ state: 'matched', kind: 'settlement', isAutomatic: true });
    expect(await takeIn(rows)).toMatchObject({ lines: 1, fresh: 0, matched: 0, hasGap: false });
    expect(await bank()).toBe(before);
  });

  test('a statement books a settlement that leaves a provider’s account even, once, however often it is recorded or sent', async () => {
    const owed = 500_00;
    await hold('openpay_card_clearing', owed);
    const before = await bank();
    const rows = [
      row(500, { words: 'OPENPAY TARJETAS', reference: 'TARJ1' }),
      row(500, { words: 'OPENPAY', reference: 'TARJ2' }),
    ];
    expect(await takeIn(rows)).toMatchObject({ fresh: 2, matched: 1, exceptions: 1 });
    expect(await bank()).toBe(before + owed);
    const again = {
      account: 'openpay_card_clearing',
      date: today,
      reference: 'TARJ1',
      gross: centavos(owed),
      ...noFee,
    } as const;
    expect(await expectDone(server.call(recordSettlement, { body: again }, ana))).toEqual({ booked: false });
    expect(await lineOf('TARJ2')).toMatchObject({ reason: 'settlement_unknown' });
    const [fee, feeIva] = [centavos(2_500), centavos(400)];
    const known = {
      deed: 'settlement',
      account: 'belvo_debit_clearing',
      gross: centavos(52_900),
      fee,
      feeIva,
    } as const;
    await expectDone(resolve('TARJ2', known));
    expect(await bank()).toBe(before + 2 * owed);
  });

  test('a statement asks a second person for a transfer that names a loan, and recognizes one registered by hand', async () => {
    for (const { id } of await approvals())
      await server.call(rejectRequest, { params: { id }, body: { note: 'No' } }, boss);
    const rows = [
      row(150, { words: `SPEI RECIBIDO PAGO ${number}`, key: 'MXCLAVE1' }),
      row(160, { words: `SPEI ${otherNumber.toLowerCase()}`, key: 'MXCLAVE2' }),
    ];
    expect(await takeIn(rows)).toMatchObject({ fresh: 2, asked: 2, exceptions: 0 });
    expect(await paymentsOf(debtor.loanId)).toEqual([]);
    const [first, second] = (await approvals()).filter(({ status }) => status === 'open');
    await expectDone(server.call(approveRequest, { params: { id: first?.id ?? '' }, body: {} }, boss));
    await expectDone(
      server.call(rejectRequest, { params: { id: second?.id ?? '' }, body: { note: 'No es suyo' } }, boss),
    );
    expect((await paymentsOf(first?.loan_id ?? '')).map(({ tracking_key }) => tracking_key)).toHaveLength(1);
    const [done, refused] = first?.loan_id === debtor.loanId ? ['MXCLAVE1', 'MXCLAVE2'] : ['MXCLAVE2', 'MXCLAVE1'];
    expect(await lineOf(done)).toMatchObject({ state: 'matched', kind: 'payment' });
    expect(await lineOf(refused)).toMatchObject({ state: 'exception', reason: 'registration_refused' });
    expect(await lineOf('UNO')).toMatchObject({ state: 'exception', reason: 'registration_refused' });

    const typed = {
      amount: centavos(17_000),
      paidOn: today,
      method: 'bank_transfer',
      note: 'Visto en el banco',
    } as const;
    const asked = { params: { id: debtor.loanId }, body: { ...typed, reference: 'MXCLAVE3' } };
    const { approvalId } = await expectDone(server.call(registerPayment, asked, ana));
    const own = [row(170, { words: number, key: 'MXCLAVE3' }), row(170, { words: number, key: 'MXCLAVE4' })];
    expect(await takeIn(own)).toMatchObject({ asked: 1, exceptions: 1 });
    await expectDone(server.call(approveRequest, { params: { id: approvalId ?? '' }, body: {} }, boss));
    expect(await lineOf('MXCLAVE3')).toMatchObject({ state: 'matched' });
    expect(await lineOf('MXCLAVE4')).toMatchObject({ state: 'exception', reason: 'possible_duplicate' });
    expect((await paymentsOf(debtor.loanId)).filter(({ amount_centavos }) => amount_centavos === 17_000)).toHaveLength(
      1,
    );
  });

  test('unmatched money waits for a person who puts it in suspense, and another one matches it', async () => {
    await takeIn([row(91, { words: 'SPEI DE JUANA PEREZ', key: 'MXNADIE' }), row(-35, { reference: 'COMIS' })]);
    expect(await lineOf('COMIS')).toMatchObject({ reason: 'unknown_debit' });
    expect((await resolve('COMIS', { deed: 'suspense' })).code).toBe('amount_out_of_limits');
    const before = await bank();
    await expectDone(resolve('MXNADIE', { deed: 'suspense' }, ana));
    expect(await bank()).toBe(before + 9_100);
    const match = { params: { id: await receiptOf('MXNADIE') }, body: { loanId: other.loanId } };
    await expectDone(server.call(matchReceipt, match, luis));
    expect(await bank()).toBe(before + 9_100);
    expect(await lineOf('MXNADIE')).toMatchObject({ state: 'matched', kind: 'receipt', isAutomatic: false });
  });

  test('bank lines put in suspense become receipts, and their list is read to its end', async () => {
    const keys = Array.from({ length: 5 }, (_, at) => `MXLISTA${at}`);
    await takeIn(keys.map((key) => row(5, { key })));
    for (const key of keys) await expectDone(resolve(key, { deed: 'suspense' }));
    const all = await expectDone(server.call(listReceipts, { query: { perPage: 100 } }, ana));
    const read: string[] = [];
    for (;;) {
      const after = read.at(-1);
      const page = await expectDone(server.call(listReceipts, { query: { perPage: 2, ...(after && { after }) } }, ana));
      read.push(...page.map(({ id }) => id));
      if (page.length < 2) break;
    }
    expect(read).toEqual(all.map(({ id }) => id));
    expect(all.length).toBeGreaterThanOrEqual(keys.length);
    const [, second] = all;
    const alone = await expectDone(server.call(listReceipts, { query: { id: second?.id } }, ana));
    expect(alone.map(({ id }) => id)).toEqual([second?.id]);
  });

  test('the bank’s words are shown to a reader of one line, and that look is audited', async () => {
    await takeIn([row(12.34, { words: 'SPEI DE JUANA', reference: 'VER1' })]);
    const typed = {
      account: 'office_cash',
      reference: 'CAJA 9',
      date: addDays(today, -1),
      gross: centavos(1_234),
    } as const;
    await expectDone(server.call(recordSettlement, { body: { ...typed, ...noFee } }, ana));
    const { id } = await lineOf('VER1');
    expect(JSON.stringify(await list())).not.toContain('JUANA');
    const seen = await expectDone(server.call(getBankLine, { params: { id } }, ana));
    const ref = 'settlement:office_cash:CAJA 9';
    expect(seen).toMatchObject({
      description: 'SPEI DE JUANA',
      candidates: [{ ref, kind: 'settlement', name: 'CAJA 9' }],
    });
    const { entries } = await expectDone(server.call(listAudit, { query: { subjectId: id } }, boss));
    expect(entries[0]).toMatchObject({ call: 'getBankLine' });
    await expectDone(resolve('VER1', { deed: 'candidate', ref }));
    await takeIn([row(12.34, { reference: 'VER2' })]);
    expect((await resolve('VER2', { deed: 'candidate', ref })).code).toBe('receipt_settled');
  });

  test('a statement reports a gap and its totals, and its lines are read to their end', async () => {
    balance += 77_700;
    expect((await takeIn([row(1, { reference: 'HUECO' })])).hasGap).toBe(true);
    const { totals, statements } = await list();
    expect(statements[0]).toMatchObject({ hasGap: true, closing: balance, account: '1234', byName: ana.name });
    const { rows: sums } = { rows: await db.selectFrom('bank_line').select('amount_centavos').execute() };
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const amounts = sums.map(({ amount_centavos }) => amount_centavos);
    expect(sum(totals.map(({ credits }) => credits))).toBe(sum(amounts.filter((amount) => amount > 0)));
    expect(sum(totals.map(({ debits }) => debits))).toBe(-sum(amounts.filter((amount) => amount < 0)));
    expect(sum(totals.map(({ lines }) => lines))).toBe(amounts.length);

    const read: string[] = [];
    for (let after: string | undefined, at = 0; at < 20; at += 1) {
      const page = await list({ perPage: 5, ...(after && { after }) });
      read.push(...page.rows.map(({ id }) => id));
      if (!page.next) break;
      after = page.next;
    }
    expect(new Set(read).size).toBe(amounts.length);
    expect(read).toHaveLength(amounts.length);
    const waiting = await list({ state: 'exception', perPage: 100 });
    expect(waiting.rows).toHaveLength(totals.find(({ state }) => state === 'exception')?.lines ?? 0);
  });

  test('a statement of ten thousand lines is stored by one request', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => row(1 + (at % 7), { reference: `N${at}`, key: `MXN${at}` }));
    expect(await takeIn(rows)).toMatchObject({ lines: 10_000, fresh: 10_000, exceptions: 10_000 });
    expect(await takeIn(rows)).toMatchObject({ fresh: 0 });
  });
});
