import { permittedLoanTransitions } from '@lender/lending';
import { expect, test } from 'vitest';
import { MOVING_KINDS, movesFrom, statusesOf } from './moves.ts';

test('the page gives the moves of the table', () => {
  expect(movesFrom('application', '2 signing', 'checker')).toEqual([
    { to: '6 rejected', actors: ['checker'], when: 'fraud found' },
  ]);
  expect(movesFrom('loan', '4 active').map(({ to }) => Number.parseInt(to, 10))).toEqual(permittedLoanTransitions(4));
  expect(movesFrom('loan', '2 cancelled')).toEqual([]);
});

test('every move leads to a status that can be chosen', () => {
  for (const kind of MOVING_KINDS)
    for (const from of statusesOf(kind))
      for (const { to } of movesFrom(kind, from)) expect(statusesOf(kind)).toContain(to);
});
