import { mexicoDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { mexicoClock } from './mexico-clock.ts';

test.each(['2026-07-15T05:59:59Z', '2026-07-15T06:00:00Z', '2026-01-01T05:30:00Z'])(
  'the wall clock of Mexico City at %s is on the day that the calendar says',
  (moment) => {
    const at = new Date(moment);
    expect(mexicoClock(at).toISOString().slice(0, 10)).toBe(mexicoDate(at.getTime()));
  },
);
