import { describe, expect, it } from 'vitest';
import { MX_STL_POLICY_2 } from '../decision/mx-stl-2.data.ts';
import { APPLICATION_STATUSES } from '../status/application-status.ts';
import { CLIENT_STATUSES } from '../status/client-status.ts';
import { LOAN_STATUSES } from '../status/loan-status.ts';
import { isCoolingOff } from './is-cooling-off.ts';
import { type IdentityFacts, isIdentityFrozen } from './is-identity-frozen.ts';

const free: IdentityFacts = {
  clientStatus: 1,
  loanStatuses: [],
  applicationStatus: null,
  isPayoutUnderWay: false,
  isCoolingOff: false,
};
const frozenWith = (change: Partial<IdentityFacts>) => isIdentityFrozen({ ...free, ...change });

describe('an identity', () => {
  it('an identity is free while nothing depends on it', () => {
    expect(isIdentityFrozen(free)).toBe(false);
  });
  it('an identity is frozen by every loan that is owed, sold and written off ones included', () => {
    expect(LOAN_STATUSES.filter((status) => frozenWith({ loanStatuses: [5, status] }))).toEqual([4, 6, 9, 10]);
  });
  it('an identity is frozen while an agreement waits for its signature or its money', () => {
    expect(APPLICATION_STATUSES.filter((applicationStatus) => frozenWith({ applicationStatus }))).toEqual([2, 3]);
    expect(frozenWith({ isPayoutUnderWay: true })).toBe(true);
  });
  it('an identity is frozen for a client who is blocked or blacklisted', () => {
    expect(CLIENT_STATUSES.filter((clientStatus) => frozenWith({ clientStatus }))).toEqual([2, 3]);
  });
  it('an identity is frozen while a rejection counts', () => {
    expect(frozenWith({ isCoolingOff: true })).toBe(true);
  });
});

describe('a rejection', () => {
  const asking = (when: (typeof MX_STL_POLICY_2)['rules'][number]['when'], enabled = true) => ({
    rules: MX_STL_POLICY_2.rules.map((rule) => (rule.reason === 'COOLING_OFF' ? { ...rule, when, enabled } : rule)),
  });

  it('a rejection counts for as long as the policy says', () => {
    expect([0, 29, 30].map((days) => isCoolingOff(MX_STL_POLICY_2, days))).toEqual([true, true, false]);
    expect(isCoolingOff(asking(['lt', 'daysSinceRejection', 90]), 89)).toBe(true);
  });
  it('a rejection never counts where that rule is off, and always where it asks for what is not known', () => {
    expect(isCoolingOff(asking(true, false), 0)).toBe(false);
    expect(isCoolingOff(asking(['lt', 'bureauScore', 500]), 400)).toBe(true);
  });
});
