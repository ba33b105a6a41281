import { describe, expect, it } from 'vitest';
import {
  ACTIVE_APPLICATION_STATUSES,
  APPLICATION_STATUSES,
  isApplicationActive,
  isApplicationStatus,
} from './application-status.ts';

describe('application statuses', () => {
  it('application statuses are the thirteen numbers of the wire', () => {
    expect(APPLICATION_STATUSES).toEqual([1, 2, 3, 4, 5, 6, 7, 13, 14, 17, 18, 23, 401]);
  });
  it('an application is active unless completed, canceled, rejected or terminated', () => {
    expect(ACTIVE_APPLICATION_STATUSES).toEqual([1, 2, 3, 7, 13, 14, 17, 18, 401]);
    expect(APPLICATION_STATUSES.filter((status) => !isApplicationActive(status))).toEqual([4, 5, 6, 23]);
  });
  it.each([0, 8, 400, '1', null, undefined, 1.5])('%j is no application status', (value) => {
    expect(isApplicationStatus(value)).toBe(false);
  });
});
