import { addCaseNote, approveCase, askForDocuments, decideAgain, offerSpecial, rejectCase } from '@lender/contract';
import { centavos } from '@lender/money';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { caseDetail } from '../../../../test/case-detail.ts';
import { actCopy } from './act.copy.es.ts';
import { actOnCase } from './act.server.ts';
import type { Act } from './act.ts';
import { rejectionOptions } from './act-options.ts';

const { id } = caseDetail;
const formKey = 'drawn-with-the-form';
const here = '?ver=ingreso&de=%2Fcolas%2Fmanual';
const acted = (act: Act, next?: string) => ({ id, act, here, findNext: async () => next });

test('an approval sends its note as one line, under the key of its form, and leads to the next case', async () => {
  const { call, made } = fakeCall(grants(approveCase, caseDetail));
  const form = formOf({ note: '  Hablé con la empresa.\r\nTodo coincide. ', formKey });
  const next = '/solicitudes/next?de=%2Fcolas%2Fmanual';
  expect(await actOnCase(call, acted('approve', next), form)).toEqual(leadTo(`${next}&decidida=${id}`, 'approve'));
  expect(made).toEqual([
    {
      endpoint: 'approveCase',
      send: { params: { id }, body: { note: 'Hablé con la empresa. Todo coincide.' } },
      options: { idempotencyKey: formKey },
    },
  ]);
});

test('the page of the decided case shows the outcome where no case is left', async () => {
  const { call, made } = fakeCall(grants(rejectCase, caseDetail));
  const form = formOf({ note: 'No le alcanza', reason: 'CAPACITY', formKey });
  expect(await actOnCase(call, acted('reject'), form)).toEqual(leadTo(`/solicitudes/${id}${here}`, 'reject'));
  expect(made[0]?.send).toEqual({ params: { id }, body: { note: 'No le alcanza', reason: 'CAPACITY' } });
});

test('an approval that follows the engine is sent without a note', async () => {
  const { call, made } = fakeCall(grants(approveCase, caseDetail));
  expect(await actOnCase(call, acted('approve'), formOf({ note: ' \n ' }))).toMatchObject({ toast: 'approve' });
  expect(made[0]?.send).toEqual({ params: { id }, body: {} });
});

test('a chosen reason is the note, and what is typed beside it follows', async () => {
  const { call, made } = fakeCall(grants(rejectCase, caseDetail));
  const why = { why: 'No contesta', note: 'Tres llamadas' };
  await actOnCase(call, acted('reject'), formOf({ ...why, reason: 'CAPACITY' }));
  expect(made[0]?.send).toEqual({ params: { id }, body: { note: 'No contesta: Tres llamadas', reason: 'CAPACITY' } });
});

test('an approval that departs from the engine is refused at its note until it says why', async () => {
  const { call } = fakeCall(refuses(approveCase, 'invalid_input', { field: 'note' }));
  const outcome = await actOnCase(call, acted('approve'), formOf({ note: '' }));
  const problem = outcome.kind === 'page' ? outcome.data : undefined;
  expect(describeProblem(actCopy.problems, problem).fields.note).toContain('distinto de lo que el motor propone');
});

test('a note leads to the page where it was written, even if another case is next', async () => {
  const { call } = fakeCall(grants(addCaseNote, {}));
  expect(await actOnCase(call, acted('note', '/solicitudes/next?'), formOf({ note: 'Llamé' }))).toEqual(
    leadTo(here, 'note'),
  );
});

test.each([
  ['offer', offerSpecial, { amount: '1500', note: 'Le alcanza' }, { amount: centavos(150_000), note: 'Le alcanza' }],
  [
    'ask',
    askForDocuments,
    { document: 'selfie', objection: 'cut_off', note: 'No se ve' },
    { documents: [{ document: 'selfie', objection: 'cut_off' }], note: 'No se ve' },
  ],
  ['again', decideAgain, { note: 'Ya llegó su nómina' }, { note: 'Ya llegó su nómina' }],
] as const)('the act %s sends what its form says', async (act, endpoint, fields, body) => {
  const { call, made } = fakeCall(grants(endpoint, caseDetail));
  expect(await actOnCase(call, acted(act), formOf(fields))).toMatchObject({ kind: 'redirect', toast: act });
  expect(made[0]?.send).toEqual({ params: { id }, body });
});

test.each<[string, Act, Record<string, string>, readonly string[]]>([
  ['a note that is too long', 'approve', { note: 'x'.repeat(501) }, ['note']],
  ['a rejection without anything', 'reject', { note: '', reason: '' }, ['reason', 'note']],
  ['a reason that does not exist', 'reject', { note: 'No', reason: 'MOOD' }, ['reason']],
  ['an offer of nothing', 'offer', { note: 'No', amount: '' }, ['amount']],
  ['an offer of words', 'offer', { note: 'No', amount: 'mucho' }, ['amount']],
  ['no document', 'ask', { note: 'No', document: '', objection: '' }, ['document', 'objection']],
])('%s is refused at its field, and the API is not called', async (_, act, fields, refused) => {
  const { call, made } = fakeCall();
  const outcome = await actOnCase(call, acted(act), formOf(fields));
  const problem = outcome.kind === 'page' ? outcome.data : undefined;
  expect(describeProblem(actCopy.problems, problem).errors.map(({ fieldId }) => fieldId)).toEqual(refused);
  expect(made).toEqual([]);
});

test('an amount that may not be lent is refused at its field', async () => {
  const { call } = fakeCall(refuses(offerSpecial, 'amount_out_of_limits', { field: 'amount.amount' }));
  const outcome = await actOnCase(call, acted('offer'), formOf({ amount: '90000', note: 'Sí' }));
  const problem = outcome.kind === 'page' ? outcome.data : undefined;
  expect(describeProblem(actCopy.problems, problem).fields.amount).toContain('no se le puede prestar');
});

test('when another member of staff was faster, the page shows where the case is now, and shows the note again', async () => {
  const facts = { from: 6, to: 2, permitted: [] };
  const { call } = fakeCall(refuses(approveCase, 'illegal_transition', { facts }));
  const outcome = await actOnCase(call, acted('approve'), formOf({ note: 'Bien' }));
  expect(outcome).toMatchObject({ status: 409, data: { values: { note: 'Bien' } } });
  const problem = outcome.kind === 'page' ? outcome.data : undefined;
  expect(describeProblem(actCopy.problems, problem).form).toContain('«Rechazada»');
});

test('the API accepts every reason that the form offers', async () => {
  for (const { value, label } of rejectionOptions) {
    const { call } = fakeCall(grants(rejectCase, caseDetail));
    const outcome = await actOnCase(call, acted('reject'), formOf({ note: 'No', reason: value }));
    expect({ label, kind: outcome.kind }).toEqual({ label, kind: 'redirect' });
  }
});
