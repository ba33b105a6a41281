import { createEvidenceBundle } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { evidenceCopy as copy } from './evidence.copy.es.ts';
import { askEvidence } from './evidence.server.ts';

const id = '01936f7e-0000-7000-8000-000000000001';

test('a request for evidence sends its reason as one line', async () => {
  const { call, made } = fakeCall(grants(createEvidenceBundle, { id, approvalId: id }));
  const answer = await askEvidence(call, id, formOf({ note: ' Juicio \n mercantil ' }));
  expect(answer).toEqual(leadTo(`/prestamos/${id}/evidencia?hecho=si`));
  expect(made[0]?.send).toEqual({ params: { id }, body: { note: 'Juicio mercantil' } });
});

test.each([
  ['not_found', copy.problems.not_found],
  ['approval_pending', copy.problems.approval_pending],
] as const)('a request for evidence that is refused with %s shows why, and keeps the input', async (code, said) => {
  const { call } = fakeCall(refuses(createEvidenceBundle, code));
  expect(await askEvidence(call, id, formOf({ note: 'Juicio' }))).toMatchObject({ data: { said, note: 'Juicio' } });
});
