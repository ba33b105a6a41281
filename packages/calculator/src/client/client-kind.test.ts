import { expect, test } from 'vitest';
import { clientKind, isRepeatClient } from './client-kind.ts';

test.each([
  [true, 0, false, 'first'],
  [true, 3, false, 'repeated'],
  [true, 0, true, 'additional'],
  [true, 3, true, 'additional'],
  [false, 0, false, 'first'],
  [true, 1, false, 'repeated'],
  // Nothing is known yet of a visitor, whatever the number says.
  [false, 3, false, 'first'],
] as const)(
  'a client who is authorised %j, with %d closed loans and an active one %j, is %s',
  (isAuthorised, closedLoans, hasActiveLoan, kind) => {
    expect(clientKind({ isAuthorised, closedLoans, hasActiveLoan })).toBe(kind);
  },
);

const stranger = { isAuthorised: true, closedLoans: 0, hasActiveLoan: false, hasUncancelledApplications: true };

test.each([
  ['has a closed loan', { ...stranger, closedLoans: 1 }, true],
  ['has an active loan', { ...stranger, hasActiveLoan: true }, true],
  ['has no application that counts', { ...stranger, hasUncancelledApplications: false }, true],
  ['has only an open application', stranger, false],
  ['is a visitor', { ...stranger, isAuthorised: false, hasUncancelledApplications: false }, false],
])('isRepeatClient gives the right answer for a client who %s', (_what, client, isRepeat) => {
  expect(isRepeatClient(client)).toBe(isRepeat);
});
