import { describe, expect, test } from 'vitest';
import { isClaimFirm } from './claim.policy.ts';

const now = new Date('2026-11-22T12:00:00Z');
const [earlier, later] = [new Date('2026-11-22T11:59:59Z'), new Date('2026-11-22T12:00:01Z')];

describe('a claim', () => {
  test.each(['phone', 'curp', 'clabe', 'card'] as const)('a claim on a %s is firm', (kind) => {
    expect(isClaimFirm({ kind, proven_at: null, held_until: null }, now)).toBe(true);
  });
  test('a claim on an e-mail is firm once it is proven', () => {
    expect(isClaimFirm({ kind: 'email', proven_at: null, held_until: null }, now)).toBe(false);
    expect(isClaimFirm({ kind: 'email', proven_at: earlier, held_until: null }, now)).toBe(true);
  });
  test.each([null, earlier])(
    'a claim on an address that was changed is firm for its time, proven or not',
    (proven_at) => {
      expect(isClaimFirm({ kind: 'email', proven_at, held_until: later }, now)).toBe(true);
      expect(isClaimFirm({ kind: 'email', proven_at, held_until: earlier }, now)).toBe(false);
      expect(isClaimFirm({ kind: 'phone', proven_at: null, held_until: earlier }, now)).toBe(false);
    },
  );
});
