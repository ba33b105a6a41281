import { APPLICATION_STATUS, APPLICATION_STATUSES } from '@lender/lending';
import { expect, test } from 'vitest';
import { dueAt, lateSince } from './case-deadline.policy.ts';

const since = new Date('2026-11-20T15:00:00.000Z');
const { manualVerification, decisionError } = APPLICATION_STATUS;

test.each([manualVerification, decisionError])('a case in %d should be decided within four hours', (status) => {
  expect(dueAt(status, since)).toEqual(new Date('2026-11-20T19:00:00.000Z'));
});

test.each(APPLICATION_STATUSES.filter((status) => status !== manualVerification && status !== decisionError))(
  'a case in %d waits for no member of staff',
  (status) => expect(dueAt(status, since)).toBeNull(),
);

test('a case is late once it has waited as long as its time limit', () => {
  expect(lateSince(new Date('2026-11-20T19:00:00.000Z'))).toEqual(since);
});
