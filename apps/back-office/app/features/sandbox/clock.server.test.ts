import { plainDate } from '@lender/calculator';
import { advanceSandboxClock, getSandboxClock } from '@lender/contract';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { advanceClock, readClock } from './clock.server.ts';
import { advancedWords } from './clock-view.ts';
import { saidOf } from './said-of.ts';
import { sandboxCopy } from './sandbox.copy.es.ts';

const clock = { businessDate: plainDate('2026-11-21'), now: '2026-11-21T18:00:00.000Z', offsetDays: 0 };

test('each step of the clock names the day that it leads to', async () => {
  const { call } = fakeCall(grants(getSandboxClock, clock));
  const view = await readClock(call);
  expect(view?.steps).toEqual([
    { businessDate: '2026-11-22', label: '+1 día: 22.11.2026' },
    { businessDate: '2026-11-28', label: '+7 días: 28.11.2026' },
    { businessDate: '2026-12-06', label: '+15 días: 06.12.2026' },
  ]);
  expect(view?.facts).toContainEqual({ term: 'Adelanto', detail: 'Ninguno: es la fecha real' });
});

test('the clock is absent where the sandbox is off', async () => {
  const { call } = fakeCall(refuses(getSandboxClock, 'sandbox_off'));
  expect(await readClock(call)).toBeUndefined();
});

/** Returns the messages that the page shows for a refused form. */
async function said(answer: ReturnType<typeof advanceClock>) {
  const outcome = await answer;
  return describeProblem(sandboxCopy.problems, outcome.kind === 'page' ? outcome.data : undefined);
}

test('a previous day that is made up in the address is not repeated in the message', async () => {
  const { call } = fakeCall(grants(advanceSandboxClock, clock));
  const form = formOf({ businessDate: '2026-12-06', from: 'x'.repeat(20_000) });
  expect(await advanceClock(call, form)).toEqual(leadTo('/sandbox'));
});

test('an advance of the clock is sent with its day and the idempotency key of its form', async () => {
  const { call, made } = fakeCall(grants(advanceSandboxClock, clock));
  const form = formOf({ businessDate: '2026-12-06', from: '2026-11-21', formKey: 'drawn-with-the-form' });
  expect(await advanceClock(call, form)).toEqual(leadTo('/sandbox?desde=2026-11-21'));
  expect(made).toEqual([
    {
      endpoint: 'advanceSandboxClock',
      send: { body: { businessDate: '2026-12-06' } },
      options: { idempotencyKey: 'drawn-with-the-form' },
    },
  ]);
});

test('an advance to a day that does not exist is not sent', async () => {
  const { call, made } = fakeCall();
  const { fields } = await said(advanceClock(call, formOf({ businessDate: '2026-02-30' })));
  expect(fields).toEqual({ businessDate: 'Escribe una fecha que exista.' });
  expect(made).toEqual([]);
});

test.each([
  ['clock_backwards', 'El reloj no regresa: elige una fecha después de hoy.'],
  ['invalid_input', 'La fecha está a más de 400 días.'],
] as const)('the refusal %s of an advance is explained in words, at the date', async (code, sentence) => {
  const { call } = fakeCall(refuses(advanceSandboxClock, code, { field: 'businessDate' }));
  const { fields } = await said(advanceClock(call, formOf({ businessDate: '2026-12-06' })));
  expect(fields).toEqual({ businessDate: sentence });
});

test.each([
  [
    { way: 'due', dueDateOf: ' 01998D1B-0000-7000-8000-000000000001 ' },
    { dueDateOf: '01998d1b-0000-7000-8000-000000000001' },
  ],
  [{ way: 'span', amount: '36', unit: 'hours' }, { span: 'PT36H' }],
  [{ way: 'span', amount: '2', unit: 'days' }, { span: 'P2D' }],
  [{ way: 'date', businessDate: '2026-12-06' }, { businessDate: '2026-12-06' }],
] as const)('the form %j is sent in its own way', async (form, body) => {
  const { call, made } = fakeCall(grants(advanceSandboxClock, clock));
  expect(await advanceClock(call, formOf(form))).toEqual(leadTo('/sandbox'));
  expect(made).toMatchObject([{ endpoint: 'advanceSandboxClock', send: { body } }]);
});

test('each form of the clock shows only its own refusal', async () => {
  const { call } = fakeCall(refuses(advanceSandboxClock, 'clock_backwards', { field: 'dueDateOf' }));
  const answer = await advanceClock(call, formOf({ way: 'due', dueDateOf: '01998d1b-0000-7000-8000-000000000001' }));
  const problem = answer.kind === 'page' ? answer.data : undefined;
  expect(saidOf(problem, { way: 'due', fieldId: 'dueDateOf' })).toBe('Ese préstamo ya venció o no debe nada.');
  expect(saidOf(problem, { way: 'date', fieldId: 'businessDate' })).toBeUndefined();
  expect(saidOf(problem, { way: 'span', fieldId: 'amount' })).toBeUndefined();
});

test.each([
  [{ way: 'span', amount: 'mucho', unit: 'hours' }, 'amount', 'Escribe un número entero de horas o días.'],
  [{ way: 'due', dueDateOf: '12' }, 'dueDateOf', 'Copia el identificador completo del préstamo.'],
] as const)('an advance with %j is not sent', async (form, fieldId, sentence) => {
  const { call, made } = fakeCall();
  const { fields } = await said(advanceClock(call, formOf(form)));
  expect(fields[fieldId]).toBe(sentence);
  expect(made).toEqual([]);
});

test('an advance to the due date of a loan that was not signed is explained in words', async () => {
  const { call } = fakeCall(refuses(advanceSandboxClock, 'not_found'));
  const form = formOf({ way: 'due', dueDateOf: '01998d1b-0000-7000-8000-000000000001' });
  expect((await said(advanceClock(call, form))).form).toBe('No hay un préstamo firmado con ese identificador.');
});

test('an advance after the sandbox was switched off is explained in words', async () => {
  const { call } = fakeCall(refuses(advanceSandboxClock, 'sandbox_off'));
  const { form } = await said(advanceClock(call, formOf({ businessDate: '2026-12-06' })));
  expect(form).toBe('El reloj de pruebas ya está apagado.');
});

test.each([
  ['2026-11-20', 'El reloj pasó del 20.11.2026 al 21.11.2026.'],
  ['2026-11-21', undefined],
  ['2027-01-01', undefined],
  ['ayer', undefined],
  [null, undefined],
])('the page reached from %j shows the message %j', (from, words) => {
  expect(advancedWords(from, { today: clock.businessDate })).toBe(words);
});
