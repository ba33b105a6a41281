import type { getBackOfficeUser, Reply } from '@lender/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { visit } from '../../test/visit.ts';
import { readVisitor } from './visitor.server.ts';

afterEach(() => vi.unstubAllGlobals());

const apiAnswers = (status: number, body: unknown) => {
  const fetched = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const refusal = (code: string) => ({ success: false, message: '', error: { code, details: {} }, violations: [] });
const staff: Reply<typeof getBackOfficeUser> = {
  id: '01930000-0000-7000-8000-000000000001',
  email: 'marta@quincena.example',
  name: 'Marta',
  role: 'auditor',
  permissions: [],
};

test('a token that only claims to be of staff is that of a guest', async () => {
  apiAnswers(401, refusal('unauthorized'));
  expect(await readVisitor(visit('/', { account: 'user' }))).toEqual({ kind: 'guest' });
});

test('a visitor is staff when the API knows them as staff', async () => {
  apiAnswers(200, { success: true, data: staff });
  expect(await readVisitor(visit('/', { account: 'user' }))).toEqual({ kind: 'user' });
});

test('when the API is away, no visitor counts as staff', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('fetch failed')));
  expect(await readVisitor(visit('/', { account: 'user' }))).toEqual({ kind: 'guest' });
});

test('a guest is not looked up in the API', async () => {
  const fetched = apiAnswers(200, { success: true, data: staff });
  expect(await readVisitor(visit('/'))).toEqual({ kind: 'guest' });
  expect(fetched).not.toHaveBeenCalled();
});
