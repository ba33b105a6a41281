import { describe, expect, test } from 'vitest';
import { deliveryStep, type MessageInHand } from './delivery.policy.ts';

const now = new Date('2026-11-22T18:00:00.000Z');
const later = new Date('2026-11-23T13:00:00.000Z');
const wallNow = new Date('2026-11-20T10:00:00.000Z');
const secondsAgo = (seconds: number) => new Date(wallNow.getTime() - seconds * 1000);

const QUEUED: MessageInHand = {
  state: 'queued',
  isReminder: false,
  takenAt: null,
  staleAt: null,
  hasAddress: true,
  now,
  wallNow,
  allowedAt: now,
};
const stepOf = (message: Partial<MessageInHand>) => deliveryStep({ ...QUEUED, ...message });

describe('a message', () => {
  test.each(['queued', 'failed', 'dead'] as const)('that is %s goes', (state) => {
    expect(stepOf({ state, takenAt: secondsAgo(1) })).toEqual({ do: 'send' });
  });

  test.each(['sent', 'waiting', 'withdrawn'] as const)('that is %s stays as it is', (state) => {
    expect(stepOf({ state })).toEqual({ do: 'nothing' });
  });

  test('waits for its hours', () => {
    expect(stepOf({ allowedAt: later })).toEqual({ do: 'wait' });
  });

  test('that became untrue is withdrawn, at that very moment and not before', () => {
    expect(stepOf({ staleAt: now })).toEqual({ do: 'withdraw', cause: 'no_longer_true' });
    expect(stepOf({ staleAt: new Date(now.getTime() + 1) })).toEqual({ do: 'send' });
  });

  test('without an address is given up', () => {
    expect(stepOf({ hasAddress: false })).toEqual({ do: 'give_up', cause: 'no_address' });
  });
});

describe('a message that is being sent', () => {
  test.each([true, false])('belongs to its worker for a minute', (isReminder) => {
    expect(stepOf({ state: 'sending', isReminder, takenAt: secondsAgo(59) })).toEqual({ do: 'come_back' });
  });

  test('goes again after that, when it is a receipt', () => {
    expect(stepOf({ state: 'sending', takenAt: secondsAgo(60) })).toEqual({ do: 'send' });
  });

  test('is given up after that, when it is a reminder', () => {
    const step = stepOf({ state: 'sending', isReminder: true, takenAt: secondsAgo(60) });
    expect(step).toEqual({ do: 'give_up', cause: 'outcome_unknown' });
  });
});
