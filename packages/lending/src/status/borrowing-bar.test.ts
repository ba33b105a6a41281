import { describe, expect, it } from 'vitest';
import { borrowingBar } from './borrowing-bar.ts';
import { CLIENT_STATUSES } from './client-status.ts';

const barsOf = (hasAcceptedTerms: boolean) =>
  Object.fromEntries(CLIENT_STATUSES.map((status) => [status, borrowingBar({ status, hasAcceptedTerms })]));

describe('block reasons of a client who wants to borrow', () => {
  it('a client who is blocked or blacklisted may not borrow', () => {
    expect(barsOf(true)).toEqual({ 1: undefined, 2: 'status', 3: 'status', 4: undefined, 5: undefined });
  });
  it('a client who has not accepted the terms may not borrow, whatever the status', () => {
    expect(barsOf(false)).toEqual({ 1: 'terms', 2: 'status', 3: 'status', 4: 'terms', 5: 'terms' });
  });
});
