import { describe, expect, it } from 'vitest';
import { CLIENT_STATUSES, isClientStatus, mayClientApply, mayClientSignIn } from './client-status.ts';

describe('client statuses', () => {
  it('are the five numbers of the wire', () => {
    expect(CLIENT_STATUSES).toEqual([1, 2, 3, 4, 5]);
    expect(isClientStatus(6)).toBe(false);
  });
  it('let everybody sign in but a blocked client', () => {
    expect(CLIENT_STATUSES.filter(mayClientSignIn)).toEqual([1, 3, 4, 5]);
  });
  it('let neither a blocked nor a blacklisted client apply', () => {
    expect(CLIENT_STATUSES.filter(mayClientApply)).toEqual([1, 4, 5]);
  });
});
