import { plainDate } from '@lender/calculator';
import { changeMandate, listMandates, type Reply, rescheduleDebit } from '@lender/contract';
import { centavos } from '@lender/money';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { mandatesPath, parseMandateQuery } from './mandate-query.ts';
import { mandateView } from './mandate-view.ts';
import { mandatesCopy as copy } from './mandates.copy.es.ts';
import { doAboutMandate, readMandates } from './mandates.server.ts';

type Row = Reply<typeof listMandates>[number];

const id = '01930000-0000-7000-8000-000000000001';
const debit = { id, loanId: id, loanReference: 'P234', amount: centavos(228_050), dueOn: plainDate('2026-12-14') };
const announced = {
  ...debit,
  status: 'announced' as const,
  chargeOn: plainDate('2026-12-14'),
  movable: { from: plainDate('2026-12-15'), to: plainDate('2026-12-24') },
};
const row: Row = {
  id,
  clientId: id,
  clientName: 'Ana Robles',
  status: 'active',
  cause: null,
  since: '2026-11-21T10:00:00.000Z',
  bank: 'BBVA México',
  lastFour: '0073',
  maximum: centavos(400_000),
  endsOn: plainDate('2027-11-22'),
  nextDebit: announced,
  lastDebit: null,
};
const intentsOf = (change: Partial<Row>) => mandateView({ ...row, ...change }).actions.map(({ intent }) => intent);

test('a mandate shows what it allows, its next debit, and the effect of each action on that debit', () => {
  const view = mandateView(row);
  expect(view).toMatchObject({
    client: 'Ana Robles',
    account: 'BBVA México ••0073',
    loan: 'P234',
    maximum: 'Hasta $4,000.00 por cargo',
    endsOn: 'y hasta el 22.11.2027',
    next: { words: '$2,280.50 el 14.12.2026', status: { label: 'Anunciado' } },
    last: null,
    loanHref: `/prestamos/${id}`,
  });
  const [move, pause] = view.actions;
  expect(move?.effect).toContain('del 15.12.2026 al 24.12.2026');
  expect(pause?.effect).toContain('El cargo anunciado de $2,280.50 el 14.12.2026 ya no se hace');
});

test('the last debit shows in words why it failed, or until when it may be objected to', () => {
  const chargeOn = plainDate('2026-12-14');
  const failed = { ...debit, status: 'no_funds' as const, chargeOn, cause: '04', objectableUntil: null };
  expect(mandateView({ ...row, lastDebit: failed }).last?.note).toBe('No había fondos (04)');
  const objectableUntil = plainDate('2027-03-01');
  const debited = { ...debit, status: 'debited' as const, chargeOn, cause: null, objectableUntil };
  expect(mandateView({ ...row, lastDebit: debited }).last?.note).toBe('Se puede objetar hasta el 01.03.2027*');
  expect(mandateView({ ...row, cause: 'algo nuevo' }).cause).toBe('algo nuevo');
});

test('a mandate offers only the possible actions, and says that a debit already at its bank continues', () => {
  expect(intentsOf({})).toEqual(['reschedule', 'pause', 'end']);
  expect(intentsOf({ nextDebit: null })).toEqual(['pause', 'end']);
  expect(intentsOf({ status: 'paused', nextDebit: null })).toEqual(['resume', 'end']);
  expect(intentsOf({ status: 'requested', nextDebit: null })).toEqual(['end']);
  expect(intentsOf({ status: 'cancelled', nextDebit: null })).toEqual([]);
  const sent = mandateView({ ...row, nextDebit: { ...announced, status: 'waiting', movable: null } });
  expect(sent.actions.map(({ intent }) => intent)).toEqual(['pause', 'end']);
  expect(sent.actions[0]?.effect).toContain('ya está en el banco');
});

test.each([`?estado=paused&cargos=failed&desde=${id}`, ''])(
  'the mandate query "%s" is read from its address and written back unchanged',
  (search) => {
    expect(mandatesPath(parseMandateQuery(new URLSearchParams(search)))).toBe(`/domiciliacion${search}`);
  },
);

test('each filter of mandates keeps the others, and the next page begins below the last row', async () => {
  const { call } = fakeCall(
    grants(
      listMandates,
      Array.from({ length: 26 }, () => row),
    ),
  );
  const view = await readMandates(call, { status: 'active', debits: 'coming' });
  expect(view.mandates).toHaveLength(25);
  expect(view.next?.href).toBe(`/domiciliacion?estado=active&cargos=coming&desde=${id}`);
  expect(view.statuses.find(({ label }) => label === 'En pausa')?.href).toBe(
    '/domiciliacion?estado=paused&cargos=coming',
  );
  expect(view.debits[0]?.href).toBe('/domiciliacion?estado=active');
});

test.each([
  ['pause', 'paused'],
  ['resume', 'active'],
  ['end', 'cancelled'],
] as const)('the mandate action %s is sent with its reason', async (intent, to) => {
  const { call, made } = fakeCall(grants(changeMandate, { status: to }));
  const done = await doAboutMandate(call, { id, intent, back: '/domiciliacion' }, formOf({ note: 'Lo\npidió' }));
  expect(done).toEqual(leadTo(`/domiciliacion?hecho=${intent}`));
  expect(made[0]?.send).toEqual({ params: { id }, body: { to, note: 'Lo pidió' } });
});

test('an impossible day for a debit is reported at its field, and a debit already at its bank is reported as such', async () => {
  const form = formOf({ chargeOn: '2026-12-30', note: 'Lo pidió' });
  const asked = { id, intent: 'reschedule', back: '/domiciliacion' } as const;
  const late = await doAboutMandate(
    fakeCall(refuses(rescheduleDebit, 'invalid_input', { field: 'chargeOn' })).call,
    asked,
    form,
  );
  const problem = late.kind === 'page' ? late.data : undefined;
  expect(describeProblem(copy.problems.reschedule, problem).fields.chargeOn).toContain('Ese día no se puede');
  const sent = await doAboutMandate(fakeCall(refuses(rescheduleDebit, 'illegal_transition')).call, asked, form);
  expect(sent).toMatchObject({ status: 409, data: { form: 'illegal_transition' } });
});
