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
  test.each(['queued', 'failed', 'dead'] as const)('a message that is %s is sent', (state) => {
    expect(stepOf({ state, takenAt: secondsAgo(1) })).toEqual({ do: 'send' });
  });

  test.each(['sent', 'waiting', 'withdrawn'] as const)('a message that is %s stays unchanged', (state) => {
    expect(stepOf({ state })).toEqual({ do: 'nothing' });
  });

  test('a message waits for its hours', () => {
    expect(stepOf({ allowedAt: later })).toEqual({ do: 'wait' });
  });

  test('a message that became untrue is withdrawn at exactly that moment, and not before', () => {
    expect(stepOf({ staleAt: now })).toEqual({ do: 'withdraw', cause: 'no_longer_true' });
    expect(stepOf({ staleAt: new Date(now.getTime() + 1) })).toEqual({ do: 'send' });
  });

  test('a message without an address is given up', () => {
    expect(stepOf({ hasAddress: false })).toEqual({ do: 'give_up', cause: 'no_address' });
  });
});

describe('a message that is being sent', () => {
  test.each([true, false])('a message that is being sent belongs to its worker for a minute', (isReminder) => {
    expect(stepOf({ state: 'sending', isReminder, takenAt: secondsAgo(59) })).toEqual({ do: 'come_back' });
  });

  test('a receipt that was being sent is sent again after that minute', () => {
    expect(stepOf({ state: 'sending', takenAt: secondsAgo(60) })).toEqual({ do: 'send' });
  });

  test('a reminder that was being sent is given up after that minute', () => {
    const step = stepOf({ state: 'sending', isReminder: true, takenAt: secondsAgo(60) });
    expect(step).toEqual({ do: 'give_up', cause: 'outcome_unknown' });
  });
});
