import { plainDate } from '@lender/calculator';
import { getReceipt, listReceiptMatches, matchReceipt, unmatchReceipt } from '@lender/contract';
import { centavos } from '@lender/money';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { incomingPaymentsCopy } from './incoming-payments.copy.es.ts';
import { matchFrom, readMatches, readSender, undoFrom } from './matching.server.ts';

const [id, loanId] = ['01930000-0000-7000-8000-000000000001', '01930000-0000-7000-8000-000000000002'];

const receipt = {
  ...{ id, method: 'spei', amount: centavos(41_235), receivedOn: plainDate('2026-11-21'), trackingKey: 'MX9' },
  ...{ knownAt: '2026-11-21T10:00:00.000Z', bank: 'Banamex', lastFour: '7771', payer: 'Ana Robles', concept: null },
  candidates: [
    {
      ...{ loanId, number: 'P4X8T2ABCD', clientName: 'Ana Robles', status: 4 as const, daysLate: 3 },
      owed: centavos(130_000),
      reasons: [
        { kind: 'same_account' as const, on: plainDate('2026-11-03') },
        { kind: 'instalment' as const, on: null },
      ],
    },
  ],
};

test('a deposit shows its sender, and each loan that it may be for with debt, lateness and the reasons', async () => {
  const { call } = fakeCall(grants(getReceipt, receipt));
  expect(await readSender(call, id)).toEqual({
    facts: [
      { term: 'Lo mandó', detail: 'Ana Robles' },
      { term: 'De la cuenta', detail: 'Banamex ••7771' },
      { term: 'Escribió', detail: 'No lo dice el proveedor' },
      { term: 'Clave de rastreo', detail: 'MX9' },
    ],
    candidates: [
      {
        ...{ id: loanId, number: 'P4X8T2ABCD', client: 'Ana Robles', href: `/prestamos/${loanId}`, owed: '$1,300.00' },
        status: { label: 'Vencido · 3 días', tone: 'danger' },
        reasons: ['Misma cuenta que su pago del 03.11.2026', 'Mismo monto que su cuota'],
      },
    ],
  });
});

test.each(['not_found', 'forbidden'] as const)('a deposit that is refused as %s shows no sender', async (code) => {
  const { call } = fakeCall(refuses(getReceipt, code));
  expect(await readSender(call, id)).toBeUndefined();
});

test('one button books a deposit to a loan, and returns to the deposits', async () => {
  const { call, made } = fakeCall(
    grants(matchReceipt, { paymentId: id, amount: centavos(41_235), paidOn: plainDate('2026-11-21') }),
  );
  expect(await matchFrom(call, id, formOf({ loanId }))).toEqual(leadTo('/depositos?hecho=asignado'));
  expect(made[0]?.send).toMatchObject({ params: { id }, body: { loanId } });
});

test('a deposit that another person has matched says so at the form that was sent', async () => {
  const { call } = fakeCall(refuses(matchReceipt, 'receipt_settled'));
  const outcome = await matchFrom(call, id, formOf({ loanId }));
  if (outcome.kind !== 'page') throw new Error('it went on');
  expect(outcome.data.of).toBe('choose');
  expect(describeProblem(incomingPaymentsCopy.matchProblems, outcome.data).form).toMatch(/Alguien más/);
});

test('a match shows who made it and until when it can be undone', async () => {
  const { call } = fakeCall(
    grants(listReceiptMatches, [
      {
        ...{ id, amount: centavos(41_235), receivedOn: plainDate('2026-11-21'), loanId, number: 'P4X8T2ABCD' },
        ...{ matchedAt: '2026-11-21T16:00:00.000Z', byName: 'Rosa Díaz', until: '2026-11-22T16:00:00.000Z' },
      },
    ]),
  );
  expect(await readMatches(call)).toEqual([
    {
      ...{ id, number: 'P4X8T2ABCD', by: 'Rosa Díaz', receivedOn: '21.11.2026', amount: '$412.35' },
      ...{ href: `/prestamos/${loanId}`, until: '22.11.2026 10:00' },
    },
  ]);
});

test('a match is undone by one button, and one that is final says where to go', async () => {
  const done = fakeCall(grants(unmatchReceipt, { id, loanId, amount: centavos(41_235) }));
  expect(await undoFrom(done.call, id, formOf({}))).toEqual(leadTo('/depositos?hecho=deshecho'));
  const late = fakeCall(refuses(unmatchReceipt, 'match_final'));
  const outcome = await undoFrom(late.call, id, formOf({}));
  if (outcome.kind !== 'page') throw new Error('it went on');
  expect(describeProblem(incomingPaymentsCopy.undoProblems, outcome.data).form).toMatch(/revertir el pago/);
});
