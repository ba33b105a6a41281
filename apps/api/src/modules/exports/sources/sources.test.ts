import { addDays } from '@lender/calculator';
import {
  answerComplaint,
  approveRequest,
  correctComplaint,
  createExport,
  createPersonalExport,
  downloadExport,
  type ExportSource,
  listExports,
  logContact,
  openComplaint,
  promisePayment,
  reversePayment,
  type Send,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { parseCsvObjects } from 'hucre/csv';
import { describe, expect, test, vi } from 'vitest';
import { lend } from '../../../../test/loans/lend.ts';
import { payLoan } from '../../../../test/loans/pay-loan.ts';
import { expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { wallFrom } from '../../../../test/server/time-of-day.ts';
import { openPersonal } from '../../clients/index.ts';

const server = await testServer({}, { wall: wallFrom(12) });
const { services } = server;
const ana = await staffMember(server, 'supervisor');
const luis = await staffMember(server, 'supervisor');
const { today } = await services.clock.business(services.db);
const days = { from: addDays(today, -1), to: addDays(today, 1) };

type Asked = Send<typeof createExport>['body']['source'];

/** Reads a file once it is made, by the names of its columns. */
async function read(id: string, by = ana) {
  await vi.waitFor(async () => {
    const files = await expectDone(server.call(listExports, NOTHING, by));
    expect(files.find((file) => file.id === id)?.state).toBe('ready');
  }, soon);
  const bytes = await expectDone(server.call(downloadExport, { params: { id } }, by));
  return parseCsvObjects(Buffer.from(bytes).toString('utf8'), { header: true });
}

async function rowsOf(source: Asked) {
  const { id } = await expectDone(server.call(createExport, { body: { source, ...days } }, ana));
  return (await read(id)).data;
}

async function fullRowsOf(source: Extract<ExportSource, Send<typeof createPersonalExport>['body']['source']>) {
  const asker = await staffMember(server, 'supervisor');
  const body = { source, ...days, note: 'Lo pide la auditoría anual' };
  const { id, approvalId } = await expectDone(server.call(createPersonalExport, { body }, asker));
  await expectDone(server.call(approveRequest, { params: { id: approvalId }, body: {} }, luis));
  return (await read(id, asker)).data;
}

const borrower = await lend(server);
const { loanId } = borrower;
const { hashed_id: loan } = await services.db
  .selectFrom('loan')
  .select('hashed_id')
  .where('id', '=', loanId)
  .executeTakeFirstOrThrow();
const ofLoan = async (source: Asked) => (await rowsOf(source)).filter((row) => row.loan === loan);

/** CLABE of the borrower, in full. */
async function clabeOf(): Promise<string> {
  const clientId = clientIdOf(borrower);
  const { clabe_sealed: sealed } = await services.db
    .selectFrom('bank_account')
    .select('clabe_sealed')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return openPersonal(services.vault, 'clabe', { clientId, sealed });
}

describe('the files of money', () => {
  test('the file of payments has each payment with its loan, its payer, its method in words and its reversal', async () => {
    const kept = await payLoan(server, borrower, { loanId, amountCentavos: 100_050 });
    const undone = await payLoan(server, borrower, { loanId, amountCentavos: 7_000 });
    const body = { payment: `payment:${undone.method}:${undone.providerId}`, note: 'No existe' };
    const { approvalId } = await expectDone(server.call(reversePayment, { params: { id: loanId }, body }, ana));
    await expectDone(server.call(approveRequest, { params: { id: approvalId ?? '' }, body: {} }, luis));
    const rows = await ofLoan('payments');
    expect(rows.find(({ providerId }) => providerId === kept.providerId)).toMatchObject({
      name: 'Ana Robles',
      amount: '1000.50',
      method: 'paynet',
      methodWords: 'En tienda, Paynet',
      paidOn: today,
      reversedOn: '',
      exportedBy: ana.name,
    });
    expect(rows.find(({ providerId }) => providerId === undone.providerId)).toMatchObject({ reversedOn: today });
  });

  test('the file of payouts hides the account, and a second person lets it be written in full', async () => {
    const clabe = await clabeOf();
    const [payout] = await ofLoan('payouts');
    expect(payout).toMatchObject({
      name: 'Ana Robles',
      purpose: 'loan',
      purposeWords: 'Préstamo',
      amount: (borrower.principal / 100).toFixed(2),
      status: 'settled',
      statusWords: 'Entregado',
      toClabe: `${'•'.repeat(14)}${clabe.slice(-4)}`,
    });
    expect((await fullRowsOf('payouts')).find((row) => row.loan === loan)).toMatchObject({ toClabe: clabe });
  });

  test('the file of the ledger balances entry by entry, and names no person', async () => {
    const rows = await rowsOf('ledger');
    const centavosOf = (text: unknown) => Math.round(Number(text) * 100);
    for (const [, entry] of Map.groupBy(rows, ({ sequence }) => sequence)) {
      const [debits, credits] = [
        entry.reduce((sum, { debit }) => sum + centavosOf(debit), 0),
        entry.reduce((sum, { credit }) => sum + centavosOf(credit), 0),
      ];
      expect(debits).toBe(credits);
      expect(debits).toBeGreaterThan(0);
    }
    expect(rows.find((row) => row.loan === loan && row.kind === 'disbursement')).toMatchObject({
      kindWords: 'Entrega del préstamo',
      accountWords: 'Capital por cobrar',
    });
    expect(JSON.stringify(rows)).not.toContain('Ana Robles');
  });

  test('the file of clients hides identifiers, with the status in words', async () => {
    const mine = (await rowsOf('clients')).find(({ client }) => client === clientIdOf(borrower));
    expect(mine).toMatchObject({ status: '1', statusWords: 'Activo', name: 'Ana Robles' });
    expect(mine?.curp).toMatch(/^[A-Z]{4}•{12}..$/);
  });
});

describe('the files of what people said', () => {
  test('the file of complaints has the outcome as it was last corrected, and the texts only with two people', async () => {
    const text = 'Me cobraron dos veces';
    const opened = { kind: 'claim', channel: 'phone', personName: 'Ana Robles', text, loanId } as const;
    const { id, folio } = await expectDone(server.call(openComplaint, { body: opened }, ana));
    const reply = (outcome: 'in_favour' | 'against') => ({ params: { id }, body: { outcome, text: 'Lo revisamos.' } });
    await expectDone(server.call(answerComplaint, reply('in_favour'), ana));
    await expectDone(server.call(correctComplaint, reply('against'), luis));
    const [masked] = await ofLoan('complaints');
    expect(masked).toMatchObject({
      ...{ folio, kind: 'claim', kindWords: 'Reclamación', channelWords: 'Teléfono', openedOn: today },
      ...{ answeredOn: today, outcome: 'against', outcomeWords: 'En contra', text: '', answer: '' },
    });
    const full = (await fullRowsOf('complaints')).find((row) => row.folio === folio);
    expect(full).toMatchObject({ text, answer: 'Lo revisamos.' });
  });

  test('the files of collection have each contact and promise with its maker, and the notes only with two people', async () => {
    const note = 'Dice que cobra el viernes';
    const contact = { channel: 'call', party: 'borrower', outcome: 'will_pay', note } as const;
    await expectDone(server.call(logContact, { params: { id: loanId }, body: contact }, ana));
    const promise = { amount: centavos(12_345), promisedOn: addDays(today, 3), note };
    await expectDone(server.call(promisePayment, { params: { id: loanId }, body: promise }, ana));
    expect(await ofLoan('contacts')).toMatchObject([
      { channelWords: 'Llamada', outcome: 'will_pay', outcomeWords: 'Va a pagar', madeBy: ana.name, note: '' },
    ]);
    expect(await ofLoan('promises')).toMatchObject([
      { amount: '123.45', paid: '0.00', promisedOn: addDays(today, 3), statusWords: 'Por cumplir', note: '' },
    ]);
    expect((await fullRowsOf('contacts')).find((row) => row.loan === loan)).toMatchObject({ note });
  });
});
