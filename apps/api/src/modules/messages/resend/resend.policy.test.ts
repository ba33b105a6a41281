import { expect, test } from 'vitest';
import { type GivenUp, resendRefusal } from './resend.policy.ts';

const now = new Date('2026-11-22T18:00:00.000Z');
const DEAD: GivenUp = {
  ...{ kind: 'payment_received', state: 'dead', cause: 'provider_failed', staleAt: null, resends: 0 },
  ...{ queuedOn: '2026-11-21', wantsReminders: true, isStopped: false, now, today: '2026-11-22' },
};

test.each<[Partial<GivenUp>, ReturnType<typeof resendRefusal>]>([
  [{}, undefined],
  [{ cause: 'no_address' }, undefined],
  [{ wantsReminders: false, isStopped: true }, undefined],
  [{ state: 'sent' }, 'state'],
  [{ state: 'withdrawn' }, 'state'],
  [{ state: 'failed' }, 'state'],
  [{ kind: 'reminder', cause: 'outcome_unknown' }, 'state'],
  [{ kind: 'reminder', staleAt: now }, 'stale'],
  [{ kind: 'reminder', wantsReminders: false }, 'unwanted'],
  [{ kind: 'reminder', isStopped: true }, 'unwanted'],
  [{ kind: 'collection_text' }, 'stale'],
  [{ kind: 'collection_text', queuedOn: '2026-11-22' }, undefined],
  [{ kind: 'collection_text', queuedOn: '2026-11-22', isStopped: true }, 'unwanted'],
  [{ resends: 1 }, undefined],
  [{ resends: 2 }, 'often'],
])('the message %j is sent again unless %s', (changes, because) => {
  expect(resendRefusal({ ...DEAD, ...changes })).toBe(because);
});
