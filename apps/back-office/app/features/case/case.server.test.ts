import { getCase, getCaseTimeline } from '@lender/contract';
import { centavos } from '@lender/money';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { caseDetail, caseTimeline } from '../../../test/case-detail.ts';
import { readCase } from './case.server.ts';
import type { CaseDetail } from './case-detail.ts';

async function read(changes: Partial<CaseDetail> = {}) {
  const { call } = fakeCall(grants(getCase, { ...caseDetail, ...changes }), grants(getCaseTimeline, caseTimeline));
  const found = await readCase(call, caseDetail.id);
  if (!found) throw new Error('the case is there');
  return found;
}

test('a case says who waits, how long by the business clock, and for how much', async () => {
  const { view } = await read();
  expect(view).toMatchObject({
    client: 'Ana Sofía Ramírez Ortega',
    reference: 'Q7K2M9',
    status: { label: 'Revisión manual' },
    asked: '$4000.00',
    waits: '1 día',
  });
  expect(view).not.toHaveProperty('offered');
});

test('an amount that is not the one asked is shown beside it', async () => {
  const { view } = await read({ principalAmount: centavos(250_000) });
  expect(view.offered).toBe('$2500.00');
});

test('what has ended waits no more', async () => {
  const { view } = await read({ status: 6, permitted: [] });
  expect(view).not.toHaveProperty('waits');
});

test.each<[CaseDetail['permitted'], readonly string[]]>([
  [
    [2, 5, 6],
    ['approve', 'reject'],
  ],
  [[5, 6, 13], ['reject']],
  [[5, 14], []],
])('where %j is permitted, a person may %j', async (permitted, verdicts) => {
  expect((await read({ permitted })).view.verdicts).toEqual(verdicts);
});

test('only a case that is where a verdict brings it counts as decided', async () => {
  const signing = await read({ status: 2 });
  expect([signing.isDecided('approve'), signing.isDecided('reject')]).toEqual([true, false]);
});

test('photos are asked for through this site, and those that browsers cannot show are told apart', async () => {
  const { view } = await read();
  expect(view.documents.map(({ name, isShowable }) => [name, isShowable])).toEqual([
    ['Identificación, frente', true],
    ['Identificación, reverso', true],
    ['Selfie', false],
  ]);
  expect(view.documents[0]?.src).toBe(`/solicitudes/${caseDetail.id}/documentos/${caseDetail.documents[0]?.id}`);
});

test('the history names who did what, and keeps looks at photos apart', async () => {
  const { timeline } = (await read()).view;
  expect(timeline.events[0]).toEqual({
    title: 'La solicitud cambió de estado',
    detail: 'En verificación → Revisión manual · 21.11.2026 09:20 · por el sistema',
  });
  expect(timeline.views).toEqual([
    { title: 'Se vio un documento', detail: 'Identificación, frente · 21.11.2026 10:00 · por Marta Operadora' },
  ]);
});

test('every line of the receipt stands for a charge, with what it was before the discount', async () => {
  const { offer } = (await read()).view;
  expect(offer?.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Recibe', '$4000.00'],
    ['Intereses', '$556.80'],
    ['Comisión por servicio', '$232.00'],
    ['Comisión por trámite', '$0.00'],
    ['Comisión por disposición', '$0.00'],
    ['Comisión por facturación', '$0.00'],
  ]);
  expect(offer?.lines[1]).toMatchObject({
    note: '$480.00 más IVA $76.80',
    before: { label: 'Antes', amount: '$696.00' },
  });
  expect(offer?.total).toMatchObject({ amount: '$4788.80', note: 'el 15.12.2026' });
});

test('what was not filled in yet is said to be missing', async () => {
  const { client } = caseDetail;
  const { view } = await read({ client: { ...client, curpMasked: null, employment: null, clabeMasked: null } });
  const facts = Object.fromEntries(view.summary.map((group) => [group.title, group.facts]));
  expect(facts['Empleo e ingreso']).toEqual([]);
  expect(facts.Identidad).toContainEqual({ term: 'CURP', detail: 'Sin dato' });
  expect(facts['Cuenta y pago']).toContainEqual({ term: 'CLABE', detail: 'Sin dato' });
});

test('income, seniority and address are put together', async () => {
  const facts = (await read()).view.summary.flatMap((group) => group.facts);
  expect(facts).toContainEqual({ term: 'Antigüedad', detail: '1 año y 5 meses, desde el 01.06.2025' });
  expect(facts).toContainEqual({ term: 'Le queda al mes', detail: '$11700.00' });
  expect(facts).toContainEqual({ term: 'Calle', detail: 'Avenida Reforma 120, int. 4' });
});

test("the engine's decision shows its figures, its rules and its points", async () => {
  const [decision] = (await read()).view.decisions;
  expect(decision?.facts).toContainEqual({ term: 'Límite', detail: '$4000.00' });
  expect(decision?.facts).toContainEqual({ term: 'Motivos', detail: 'Puntaje intermedio' });
  expect(decision?.trace.filter(({ hasFired }) => hasFired).map(({ id }) => id)).toEqual(['S2']);
  expect(decision?.scoreParts.map(({ points }) => points)).toEqual(['+40', '−30']);
});

test('there is no case of an unknown id', async () => {
  const { call } = fakeCall(refuses(getCase, 'not_found'), refuses(getCaseTimeline, 'not_found'));
  expect(await readCase(call, caseDetail.id)).toBeUndefined();
});
