import { passSecondFactor } from '@lender/contract';
import { ApiError } from '@lender/sdk';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test, vi } from 'vitest';
import { staffToken } from '../../../test/visit.ts';
import { passSecondStep } from './second-step.server.ts';

const form = formOf({ code: '123 456' });

test('a second-step code completes the sign-in, and the requested page follows', async () => {
  const { call, made } = fakeCall(grants(passSecondFactor, { Authorization: staffToken() }));
  expect(await passSecondStep(call, form, '/colas/all')).toEqual(leadTo('/colas/all'));
  expect(made).toMatchObject([{ send: { body: { code: '123456' } } }]);
});

test('a wrong second-step code is reported at its field, and is not shown again', async () => {
  const { call } = fakeCall(refuses(passSecondFactor, 'code_wrong', { field: 'code' }));
  const answer = await passSecondStep(call, form, '/');
  expect(answer).toMatchObject({ kind: 'page', status: 422, data: { fields: { code: 'code_wrong' } } });
  expect(JSON.stringify(answer)).not.toContain('123 456');
});

test('an API that does not answer the second step is explained on the same page', async () => {
  const call = vi.fn().mockRejectedValue(new ApiError('Network request failed', { kind: 'network', path: '/code' }));
  expect(await passSecondStep(call, form, '/')).toMatchObject({ data: { form: 'unavailable' } });
});
