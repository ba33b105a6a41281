import { describe, expect, it } from 'vitest';
import { CLIENT_STATUSES, isClientStatus, mayClientApply, mayClientSignIn } from './client-status.ts';

describe('client statuses', () => {
  it('client statuses are the five numbers of the wire', () => {
    expect(CLIENT_STATUSES).toEqual([1, 2, 3, 4, 5]);
    expect(isClientStatus(6)).toBe(false);
  });
  it('every client may sign in, except a blocked one', () => {
    expect(CLIENT_STATUSES.filter(mayClientSignIn)).toEqual([1, 3, 4, 5]);
  });
  it('neither a blocked nor a blacklisted client may apply', () => {
    expect(CLIENT_STATUSES.filter(mayClientApply)).toEqual([1, 4, 5]);
  });
});
