import { describe, expect, it } from 'vitest';
import { borrowingBar } from './borrowing-bar.ts';
import { CLIENT_STATUSES } from './client-status.ts';

const barsOf = (hasAcceptedTerms: boolean) =>
  Object.fromEntries(CLIENT_STATUSES.map((status) => [status, borrowingBar({ status, hasAcceptedTerms })]));

describe('what bars a client from borrowing', () => {
  it('is being blocked or blacklisted', () => {
    expect(barsOf(true)).toEqual({ 1: undefined, 2: 'status', 3: 'status', 4: undefined, 5: undefined });
  });
  it('is not having accepted the terms, whatever the status', () => {
    expect(barsOf(false)).toEqual({ 1: 'terms', 2: 'status', 3: 'status', 4: 'terms', 5: 'terms' });
  });
});
