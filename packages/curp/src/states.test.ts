import { expect, test } from 'vitest';
import { STATE_CODES } from './index.ts';
import { stateByIso, states } from './states.ts';

test('every state has a name and an ISO code of its own, and births abroad only a name', () => {
  expect(states().map(({ code }) => code)).toEqual(STATE_CODES);
  expect(new Set(states().map(({ name }) => name)).size).toBe(33);
  const isoCodes = states().flatMap(({ isoCode }) => isoCode ?? []);
  expect(new Set(isoCodes).size).toBe(32);
  for (const isoCode of isoCodes) {
    expect(isoCode).toMatch(/^MX-[A-Z]{3}$/);
    expect(stateByIso(isoCode)?.isoCode).toBe(isoCode);
  }
  expect(stateByIso('MX-DIF')).toBeUndefined();
});

test('the shared list of state codes is frozen', () => {
  expect(Object.isFrozen(STATE_CODES)).toBe(true);
});
