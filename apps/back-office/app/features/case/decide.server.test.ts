import { approveCase, rejectCase } from '@lender/contract';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { caseDetail } from '../../../test/case-detail.ts';
import { decideCase, rejectionOptions } from './decide.server.ts';
import { decisionCopy } from './decision.copy.es.ts';

const { id } = caseDetail;
const formKey = 'drawn-with-the-form';
const approval = { id, verdict: 'approve' } as const;
const rejection = { id, verdict: 'reject' } as const;

test('an approval sends its note as one line, under the key of its form', async () => {
  const { call, made } = fakeCall(grants(approveCase, caseDetail));
  const form = formOf({ note: '  Hablé con la empresa.\r\nTodo coincide. ', formKey });
  expect(await decideCase(call, approval, form)).toEqual(leadTo(`/solicitudes/${id}?hecho=approve`));
  expect(made).toEqual([
    {
      endpoint: 'approveCase',
      send: { params: { id }, body: { note: 'Hablé con la empresa. Todo coincide.' } },
      options: { idempotencyKey: formKey },
    },
  ]);
});

test('a rejection sends its reason', async () => {
  const { call, made } = fakeCall(grants(rejectCase, caseDetail));
  const form = formOf({ note: 'No le alcanza', reason: 'CAPACITY', formKey });
  expect(await decideCase(call, rejection, form)).toEqual(leadTo(`/solicitudes/${id}?hecho=reject`));
  expect(made[0]?.send).toEqual({ params: { id }, body: { note: 'No le alcanza', reason: 'CAPACITY' } });
});

test.each([
  ['an approval without a note', approval, { note: ' \n ' }, ['note']],
  ['a note that is too long', approval, { note: 'x'.repeat(501) }, ['note']],
  ['a rejection without anything', rejection, { note: '', reason: '' }, ['reason', 'note']],
  ['a reason that does not exist', rejection, { note: 'No', reason: 'MOOD' }, ['reason']],
])('%s is refused in its place, and the API is not asked', async (_, decided, fields, refused) => {
  const { call, made } = fakeCall();
  const outcome = await decideCase(call, decided, formOf(fields));
  const problem = outcome.kind === 'page' ? outcome.data : undefined;
  expect(describeProblem(decisionCopy.problems, problem).errors.map(({ fieldId }) => fieldId)).toEqual(refused);
  expect(made).toEqual([]);
});

test('when somebody else was faster, the page says where the case is now, and shows the note again', async () => {
  const facts = { from: 6, to: 2, permitted: [] };
  const { call } = fakeCall(refuses(approveCase, 'illegal_transition', { facts }));
  const outcome = await decideCase(call, approval, formOf({ note: 'Bien' }));
  expect(outcome).toMatchObject({ status: 409, data: { values: { note: 'Bien' } } });
  const problem = outcome.kind === 'page' ? outcome.data : undefined;
  expect(describeProblem(decisionCopy.problems, problem).form).toContain('«Rechazada»');
});

test('every reason that the form offers is one that the API takes', async () => {
  for (const { value, label } of rejectionOptions) {
    const { call } = fakeCall(grants(rejectCase, caseDetail));
    const outcome = await decideCase(call, rejection, formOf({ note: 'No', reason: value }));
    expect({ label, kind: outcome.kind }).toEqual({ label, kind: 'redirect' });
  }
});
