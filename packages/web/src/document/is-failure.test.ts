import { expect, test } from 'vitest';
import { isFailure } from './is-failure.ts';

const request = new Request('https://site.test/page');
const answered = (status: number) => ({
  status,
  statusText: '',
  internal: true,
  data: 'Error: Route "x" does not match',
});

test.each([new Error('the database is away'), 'thrown text', answered(500)])('%j raises the alarm', (error) => {
  expect(isFailure(error, request)).toBe(true);
});

test.each([400, 403, 404, 405])('a request that fits no page (%i) does not raise the alarm', (status) => {
  expect(isFailure(answered(status), request)).toBe(false);
});

test('a visitor who left meanwhile does not raise the alarm either', () => {
  const left = new Request(request, { signal: AbortSignal.abort() });
  expect(isFailure(new Error('aborted'), left)).toBe(false);
});
