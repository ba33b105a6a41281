import { MESSAGE_STATES } from '@lender/contract';
import { expect, test } from 'vitest';
import { messageMoment } from './message-moment.ts';

test('a time without words is when a message left, and any other time says what it is the time of', () => {
  const at = '2026-11-24T13:00:00.000Z';
  expect(Object.fromEntries(MESSAGE_STATES.map((state) => [state, messageMoment({ state, at })]))).toEqual({
    queued: 'Debe salir el 24.11.2026 07:00',
    waiting: 'Debe salir el 24.11.2026 07:00',
    sending: 'Debe salir el 24.11.2026 07:00',
    sent: '24.11.2026 07:00',
    failed: 'Debe salir el 24.11.2026 07:00',
    dead: 'Se dejó de intentar el 24.11.2026 07:00',
    withdrawn: 'Se retiró el 24.11.2026 07:00',
  });
});
