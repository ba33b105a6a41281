import { expect, test } from 'vitest';
import { leadTo, respond, showPage, showRefusal } from './outcome.ts';

test('who goes on is redirected', () => {
  const answer = respond(leadTo('/flow'));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/flow']);
});

test.each([
  [showPage({ a: 1 }), 200],
  [showRefusal({ a: 1 }), 422],
  [showRefusal({ a: 1 }, 409), 409],
] as const)('who stays gets the data: %j', async (outcome, status) => {
  const answer = respond(outcome);
  expect([answer.status, await answer.json()]).toEqual([status, { a: 1 }]);
});
