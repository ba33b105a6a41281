import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES, isRolloverAvailable, ROLLOVER_STATUSES } from './rollover.ts';

describe('a rollover', () => {
  it('a rollover is available only while inactive', () => {
    const invoices = [{ status: 'unpaid' }] as const;
    expect(ROLLOVER_STATUSES.filter((status) => isRolloverAvailable({ status, invoices }))).toEqual(['inactive']);
  });
  it('a rollover is available only with an unpaid or a draft invoice', () => {
    const available = INVOICE_STATUSES.filter((status) =>
      isRolloverAvailable({ status: 'inactive', invoices: [{ status: 'paid' }, { status }] }),
    );
    expect(available).toEqual(['draft', 'unpaid']);
    expect(isRolloverAvailable({ status: 'inactive', invoices: [] })).toBe(false);
  });
});
