import { getBackOfficeUser, refreshUserToken } from '@lender/contract';
import { expect, test } from 'vitest';
import { countsAsUse, isToBeNoted, lockedUpTo, msToLock } from './idle-lock.policy.ts';

const opened = new Date('2026-03-02T18:00:00Z');
const after = (seconds: number) => new Date(opened.getTime() + seconds * 1000);
const session = { used_at: opened, created_at: new Date(0) };

test("an action of a person counts as use; a page's background call and a token renewal do not", () => {
  expect(countsAsUse(getBackOfficeUser, undefined)).toBe(true);
  expect(countsAsUse(getBackOfficeUser, '1')).toBe(false);
  expect(countsAsUse(getBackOfficeUser, '')).toBe(false);
  expect(countsAsUse(refreshUserToken, undefined)).toBe(false);
});

test('a session is locked as many minutes after its last use, or after it was opened by a server that recorded none', () => {
  for (const each of [session, { used_at: null, created_at: opened }]) {
    expect(msToLock(each, { now: after(899), idleMinutes: 15 })).toBe(1_000);
    expect(msToLock(each, { now: after(900), idleMinutes: 15 })).toBe(0);
  }
  expect(lockedUpTo({ now: after(900), idleMinutes: 15 })).toEqual(opened);
});

test('a use is recorded at most once a minute', () => {
  expect([0, 59, 60, 899].map((seconds) => isToBeNoted(session, after(seconds)))).toEqual([false, false, true, true]);
});
