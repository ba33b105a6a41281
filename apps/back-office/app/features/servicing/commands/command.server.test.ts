import { plainDate } from '@lender/calculator';
import {
  type EffectiveCommand,
  getLoanEffect,
  listReceipts,
  matchReceipt,
  type Reply,
  waiveLoanCharge,
  writeOffLoan,
} from '@lender/contract';
import { LOAN_STATUS, type LoanStatus } from '@lender/lending';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { loan, loanEvents, writeOffEffect } from '../../../../test/loan.ts';
import type { LoanCommandName } from '../command-name.ts';
import { sendCommand } from './command.server.ts';
import { offeredCommands } from './offered-commands.ts';
import { readCommand } from './read-command.server.ts';

const { id } = loan;
const receipt = {
  id: '01930000-0000-7000-8000-0000000000c1',
  method: 'spei',
  amount: centavos(70_000),
  receivedOn: plainDate('2026-12-01'),
  knownAt: '2026-12-01T18:00:00.000Z',
  trackingKey: 'CLAVE1',
  bank: 'Banamex',
  lastFour: '7771',
};
const opened = (command: LoanCommandName, search = '') => ({
  ...{ id, command, events: loanEvents },
  search: new URLSearchParams(search),
});

test('the effect of a command is read from the server and shown before the command is sent', async () => {
  const { call, made } = fakeCall(grants(getLoanEffect, writeOffEffect));
  const view = await readCommand(call, opened('loan.write_off'));
  expect(view).toMatchObject({ step: 'confirm', isForTwo: true });
  expect(view.step === 'confirm' && view.effect.filter(({ isChanged }) => isChanged)).toEqual([
    { figure: 'Estado del préstamo', before: 'Activo', after: 'Castigado', isChanged: true },
  ]);
  expect(made).toEqual([
    expect.objectContaining({
      endpoint: 'getLoanEffect',
      send: { params: { id }, query: { command: 'loan.write_off' } },
    }),
  ]);
});

test.each<[LoanCommandName, string, readonly string[]]>([
  ['loan.waive', '', []],
  ['loan.waive', 'component=fees', ['amount']],
  ['loan.waive', 'component=fees&amount=mucho', ['amount']],
  ['loan.waive', 'component=everything&amount=10', ['component']],
  ['loan.register_payment', 'amount=10&method=cash&reference=F1&paidOn=2026-02-30', ['paidOn']],
  ['loan.reverse_payment', '', []],
])(
  'the command %s with "%s" asks for the missing input, and does not call the server',
  async (command, search, faulty) => {
    const { call, made } = fakeCall();
    expect(await readCommand(call, opened(command, search))).toMatchObject({ step: 'ask', faulty });
    expect(made).toEqual([]);
  },
);

test('the input of a command is repeated in words beside its effect', async () => {
  const { call, made } = fakeCall(grants(getLoanEffect, writeOffEffect));
  const search = 'amount=%241%2C500.50&paidOn=2026-12-01&method=cash&reference=F1';
  expect(await readCommand(call, opened('loan.register_payment', search))).toMatchObject({
    details: [
      { term: 'Monto', detail: '$1,500.50' },
      { term: 'Día en que se pagó', detail: '01.12.2026' },
      { term: 'Cómo se pagó', detail: 'En efectivo, en la oficina' },
      { term: 'Clave de rastreo o folio', detail: 'F1' },
    ],
  });
  expect(made[0]).toMatchObject({ send: { query: { amount: 150_050, paidOn: '2026-12-01' } } });
});

test('a command that the server would refuse is shown as refused before it is sent', async () => {
  const { call } = fakeCall(refuses(getLoanEffect, 'no_credit'));
  expect(await readCommand(call, opened('payment.refund_credit'))).toMatchObject({
    step: 'refused',
    code: 'no_credit',
  });
});

test('an unmatched payment shows what it would pay on this loan, and is matched to it', async () => {
  const { call, made } = fakeCall(
    grants(listReceipts, [receipt]),
    grants(getLoanEffect, writeOffEffect),
    grants(matchReceipt, { paymentId: id, amount: receipt.amount, paidOn: receipt.receivedOn }),
  );
  expect(await readCommand(call, opened('receipt.match'))).toMatchObject({
    step: 'ask',
    options: { receipt: [{ value: receipt.id, label: '$700.00 del 01.12.2026, CLAVE1' }] },
  });
  expect(await readCommand(call, opened('receipt.match', `receipt=${receipt.id}`))).toMatchObject({ step: 'confirm' });
  expect(made.at(-1)).toMatchObject({ send: { query: { amount: 70_000, paidOn: '2026-12-01' } } });
  const form = formOf({ receipt: receipt.id, loanId: id, formKey: 'k' });
  expect(await sendCommand(call, { id, command: 'receipt.match' }, form)).toEqual(leadTo(`/prestamos/${id}`));
  expect(made.at(-1)).toMatchObject({
    endpoint: 'matchReceipt',
    send: { params: { id: receipt.id }, body: { loanId: id } },
  });
});

const reply: Reply<typeof waiveLoanCharge> = { id, status: 4, permitted: [], approvalId: null };

test('a command is sent once, with the idempotency key of its form and its reason as one line', async () => {
  const { call, made } = fakeCall(grants(waiveLoanCharge, reply));
  const form = formOf({ component: 'lateCharge', amount: '$1,200.50', note: ' Llamó\r\n hoy ', formKey: 'drawn' });
  expect(await sendCommand(call, { id, command: 'loan.waive' }, form)).toEqual(leadTo(`/prestamos/${id}`));
  expect(made).toEqual([
    {
      endpoint: 'waiveLoanCharge',
      send: { params: { id }, body: { component: 'lateCharge', amount: 120_050, note: 'Llamó hoy' } },
      options: { idempotencyKey: 'drawn' },
    },
  ]);
});

test('a command without a reason is not sent, and its input is kept', async () => {
  const { call, made } = fakeCall();
  const form = formOf({ buyer: 'Recuperadora', price: '50', note: ' ' });
  expect(await sendCommand(call, { id, command: 'loan.sell' }, form)).toMatchObject({
    status: 422,
    data: { fields: { note: 'required' }, values: { buyer: 'Recuperadora', price: '50' } },
  });
  expect(made).toEqual([]);
});

test('a command that was already requested is reported as pending', async () => {
  const { call } = fakeCall(refuses(writeOffLoan, 'approval_pending'));
  expect(await sendCommand(call, { id, command: 'loan.write_off' }, formOf({ note: 'Otra vez' }))).toMatchObject({
    status: 409,
    data: { form: 'approval_pending' },
  });
});

const { active, onHold, paid, soldDebt, writeOff, terminated } = LOAN_STATUS;

test.each<[LoanStatus, LoanStatus[], readonly (EffectiveCommand | 'receipt.match')[]]>([
  [
    active,
    [onHold, writeOff, soldDebt, terminated],
    ['loan.waive', 'hold', 'loan.write_off', 'loan.sell', 'loan.terminate'],
  ],
  [paid, [], []],
  [writeOff, [active, terminated], ['loan.undo_write_off', 'loan.terminate']],
  [soldDebt, [active], ['loan.buy_back']],
])('a loan in status %i offers the commands that it permits, and payments in every status', (status, to, offered) => {
  const permitted = to.map((one) => ({ to: one, actors: ['operator', 'checker'] as const, when: '' }));
  const moves = permitted.map((move) => ({ ...move, actors: [...move.actors] }));
  expect(offeredCommands({ ...loan, status, permitted: moves }, loanEvents)).toEqual([
    'loan.register_payment',
    'receipt.match',
    'loan.reverse_payment',
    ...offered,
  ]);
});

test('a reversed payment cannot be reversed again, and credit can be refunded', () => {
  const reversal = { ...loanEvents[1], id: 'r', kind: 'reversal', about: 'payment:paynet:tr_1' } as const;
  const events = [...loanEvents, { ...reversal, valueDate: loan.signedOn, at: '', amount: null }];
  const credit = { ...loan, position: { ...loan.position, credit: centavos(500) } };
  expect(offeredCommands(loan, events)).not.toContain('loan.reverse_payment');
  expect(offeredCommands(credit, events)).toContain('payment.refund_credit');
});
