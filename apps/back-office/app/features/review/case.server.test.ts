import { getCase, getCaseEvidence, getCaseTimeline } from '@lender/contract';
import { centavos } from '@lender/money';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { caseDetail, caseEvidence, caseTimeline } from '../../../test/case-detail.ts';
import { readCase } from './case.server.ts';
import type { CaseDetail } from './case-detail.ts';
import type { EventKind } from './event-kind.ts';

const now = Date.parse('2026-11-21T16:06:00.000Z');

async function read(changes: Partial<CaseDetail> = {}, query: { kind?: EventKind } = {}) {
  const { call } = fakeCall(
    grants(getCase, { ...caseDetail, ...changes }),
    grants(getCaseEvidence, caseEvidence),
    grants(getCaseTimeline, caseTimeline),
  );
  const view = await readCase(call, { id: caseDetail.id, query, now });
  if (!view) throw new Error('the case is there');
  return view;
}

test('a case shows who waits, how long by the business clock, and for how much', async () => {
  const view = await read();
  expect(view).toMatchObject({
    client: 'Ana Sofía Ramírez Ortega',
    reference: 'Q7K2M9',
    status: { label: 'Revisión manual' },
    asked: '$4,000.00',
    waits: { words: '1 día', goal: '4 h', isLate: true },
    band: 'C',
  });
  expect(view).not.toHaveProperty('offered');
});

test('an offered amount that differs from the amount asked for is shown beside it', async () => {
  const view = await read({ principalAmount: centavos(250_000) });
  expect(view.offered).toBe('$2,500.00');
});

test.each([
  [239, false],
  [240, true],
])('a case that may wait four hours and waited %i minutes is late: %s', async (waitingMinutes, isLate) => {
  expect((await read({ waitingMinutes })).waits).toMatchObject({ goal: '4 h', isLate });
});

test('a case that has ended waits no more', async () => {
  const view = await read({ status: 6, permitted: [] });
  expect(view).not.toHaveProperty('waits');
});

test.each<[Partial<CaseDetail>, readonly string[]]>([
  [{ permitted: [2, 5, 6, 7, 13] }, ['approve', 'offer', 'reject', 'ask', 'again', 'note']],
  [{ permitted: [5, 6, 13] }, ['offer', 'reject', 'note']],
  [{ permitted: [5, 14] }, ['note']],
  [{ status: 401, permitted: [5, 14] }, ['again', 'note']],
])('in a case with %j, a person may %j', async (status, acts) => {
  expect((await read(status)).acts).toEqual(acts);
});

test('facts that do not fit together are flagged in the header', async () => {
  expect((await read()).flags).toEqual(['Puntaje intermedio', 'Mismo archivo en otro cliente']);
});

test('only parts with content are shown', async () => {
  expect((await read()).tabs).toEqual(['resumen', 'identidad', 'ingreso', 'buro', 'dispositivo', 'referencias']);
  const { client } = caseDetail;
  const bare = await read({ client: { ...client, reference: null, curpMasked: null } });
  expect(bare.tabs).not.toContain('referencias');
});

test('the facts of a provider have their source and their age, and providers that were not asked come last', async () => {
  const { sources } = await read();
  expect(sources.map(({ name, isQuiet }) => [name, isQuiet])).toEqual([
    ['bank', false],
    ['identity', false],
    ['bureau', false],
    ['device', false],
    ['captcha', true],
    ['collector', true],
  ]);
  expect(sources[0]?.state).toBe('respondió · 21.11.2026 09:05, hace 1 h');
  expect(sources[1]?.state).toBe('en espera · 21.11.2026 09:06, hace 1 h');
});

test('the client’s declaration is shown beside what was seen', async () => {
  const { identity, income } = await read();
  expect(identity).toMatchObject([{ what: 'Titular del banco', seen: 'RAMIREZ ORTEGA ANA SOFIA', differs: false }]);
  expect(income).toMatchObject([
    { declared: '$14,200.00', seen: '$13,900.00', result: '97.9 % de lo declarado', differs: false },
  ]);
});

test('the price of another amount is asked for with the pay dates of the application', async () => {
  const { pricing } = await read();
  expect(pricing).toContain(`/solicitudes/${caseDetail.id}/precio?cliente=${caseDetail.client.id}&ciclo=semi_monthly`);
});

test('photos are requested through this site, and those that browsers cannot show are marked', async () => {
  const view = await read();
  expect(view.documents.map(({ name, isShowable }) => [name, isShowable])).toEqual([
    ['Identificación, frente', true],
    ['Identificación, reverso', true],
    ['Selfie', false],
  ]);
  expect(view.documents.map(({ validity }) => validity)).toEqual([
    'vigente hasta el 31.12.2030, según el cliente',
    ...view.documents.slice(1).map(() => undefined),
  ]);
  expect(view.documents[0]?.src).toBe(`/solicitudes/${caseDetail.id}/documentos/${caseDetail.documents[0]?.id}`);
});

test('the history names who did what, and keeps views of photos apart', async () => {
  const { timeline } = await read();
  expect(timeline.events[0]).toEqual({
    title: 'La solicitud cambió de estado',
    detail: 'En verificación → Revisión manual · 21.11.2026 09:20 · por el sistema',
  });
  expect(timeline.views).toEqual([
    { title: 'Se vio un documento', detail: 'Identificación, frente · 21.11.2026 10:00 · por Marta Operadora' },
  ]);
});

test('every line of the receipt shows a charge above zero, with its amount before the discount', async () => {
  const { offer } = await read();
  expect(offer?.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Recibe', '$4,000.00'],
    ['Intereses', '$556.80'],
    ['Comisión por servicio', '$232.00'],
  ]);
  expect(offer?.lines[1]).toMatchObject({
    note: '$480.00 más IVA $76.80',
    before: { label: 'Antes', amount: '$696.00' },
  });
  expect(offer?.total).toMatchObject({ amount: '$4,788.80', note: 'el 15.12.2026' });
});

test('data that are not filled in yet are shown as missing', async () => {
  const { client } = caseDetail;
  const view = await read({ client: { ...client, curpMasked: null, employment: null, clabeMasked: null } });
  const facts = Object.fromEntries(Object.values(view.groups).map((group) => [group.title, group.facts]));
  expect(facts['Empleo e ingreso']).toEqual([]);
  expect(facts.Identidad).toContainEqual({ term: 'CURP', detail: 'Sin dato' });
  expect(facts['Cuenta y pago']).toContainEqual({ term: 'CLABE', detail: 'Sin dato' });
});

test('income, seniority and address are each shown as one fact', async () => {
  const facts = Object.values((await read()).groups).flatMap((group) => group.facts);
  expect(facts).toContainEqual({ term: 'Antigüedad', detail: '1 año y 5 meses, desde el 01.06.2025' });
  expect(facts).toContainEqual({ term: 'Le queda al mes', detail: '$11,700.00' });
  expect(facts).toContainEqual({ term: 'Calle', detail: 'Avenida Reforma 120, int. 4' });
});

test("the engine's decision shows its figures, and the rule that decided before all others", async () => {
  const { engine } = await read();
  expect(engine?.facts).toContainEqual({ term: 'Límite', detail: '$4,000.00' });
  expect(engine?.facts).toContainEqual({ term: 'Motivos', detail: 'Puntaje intermedio' });
  expect(engine?.fired.map(({ id }) => id)).toEqual(['S2']);
  expect(engine?.silent.map(({ id }) => id)).toEqual(['K1', 'S1', 'A3']);
});

test('the base and the parts that are shown add up to the score that is shown', async () => {
  const score = (await read()).engine?.score;
  expect(score).toMatchObject({ base: '450', total: '460', withoutPoints: 0 });
  const points = score?.parts.map((part) => Number(part.points.replace('−', '-'))) ?? [];
  expect(points.reduce((sum, part) => sum + part, Number(score?.base))).toBe(Number(score?.total));
});

test('data without points are counted, not listed', async () => {
  const [decision] = caseDetail.decisions;
  if (!decision) throw new Error('there is a decision');
  const scoreParts = [...decision.scoreParts, { attribute: 'overdrafts', points: 0 }];
  const { engine } = await read({ decisions: [{ ...decision, scoreParts }] });
  expect([engine?.score?.parts.length, engine?.score?.withoutPoints]).toEqual([2, 1]);
});

test('the history may be limited to one kind, and lists the kinds that occur in one order', async () => {
  const { timeline } = await read({}, { kind: 'solicitud' });
  expect(timeline.events.map(({ title }) => title)).toHaveLength(2);
  expect(timeline.views).toEqual([]);
  expect(timeline.kinds).toEqual(['solicitud', 'documentos']);
});

test('there is no case of an unknown id', async () => {
  const { call } = fakeCall(
    refuses(getCase, 'not_found'),
    refuses(getCaseEvidence, 'not_found'),
    refuses(getCaseTimeline, 'not_found'),
  );
  expect(await readCase(call, { id: caseDetail.id, query: {}, now })).toBeUndefined();
});
