import { addDays, plainDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { CALL_REASONS, callReason } from './call-reason.ts';
import { CALL_OUTCOMES, needsNote } from './contact.ts';

const today = plainDate('2026-11-25');

test.each([
  ['no promise', undefined, 'late'],
  ['a promise for today', { state: 'open', promisedOn: today }, 'promise_due'],
  [
    'a promise whose day is over and that is not judged yet',
    { state: 'open', promisedOn: addDays(today, -1) },
    'promise_due',
  ],
  ['a promise for tomorrow', { state: 'open', promisedOn: addDays(today, 1) }, 'promise_later'],
  ['a broken promise', { state: 'broken', promisedOn: addDays(today, -1) }, 'promise_broken'],
  ['a kept promise', { state: 'kept', promisedOn: addDays(today, 1) }, 'late'],
] as const)('a borrower with %s has a reason to be called', (_, last, reason) => {
  expect(callReason(last, today)).toBe(reason);
});

test('a promise that is due is called about first, and a borrower whose promise is for a later day last', () => {
  expect([CALL_REASONS[0], CALL_REASONS.at(-1)]).toEqual(['promise_due', 'promise_later']);
});

test('an outcome needs a note where the word alone does not say what the borrower said', () => {
  expect(CALL_OUTCOMES.filter(needsNote)).toEqual(['cannot_pay', 'disputes', 'asks_to_stop']);
});
