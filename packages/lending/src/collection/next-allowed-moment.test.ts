import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEXICAN_ZONES } from './mexican-zone.ts';
import { nextAllowedMoment } from './next-allowed-moment.ts';

const allowed = (moment: string, zone: string) => nextAllowedMoment(new Date(moment), zone).toISOString();

/** Returns the local time of a moment in a zone. */
const clockIn = (zone: string, moment: Date) =>
  moment.toLocaleTimeString('en', { timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });

describe('in Mexico City, six hours behind UTC', () => {
  test.each([
    ['at seven sharp', '2026-11-22T13:00:00.000Z', '2026-11-22T13:00:00.000Z'],
    ['a moment before', '2026-11-22T12:59:59.999Z', '2026-11-22T13:00:00.000Z'],
    ['at noon', '2026-11-22T18:00:00.123Z', '2026-11-22T18:00:00.123Z'],
    ['a moment before ten at night', '2026-11-23T03:59:59.999Z', '2026-11-23T03:59:59.999Z'],
    ['at ten sharp', '2026-11-23T04:00:00.000Z', '2026-11-23T13:00:00.000Z'],
    ['after midnight', '2026-11-23T06:30:00.000Z', '2026-11-23T13:00:00.000Z'],
    ['on the last night of a year', '2027-01-01T05:30:00.000Z', '2027-01-01T13:00:00.000Z'],
  ])('the next allowed moment in Mexico City is named for a message %s', (_, now, then) => {
    expect(allowed(now, 'America/Mexico_City')).toBe(then);
  });
});

describe('at half past twelve UTC, half past six in Mexico City', () => {
  const morning = '2026-07-15T12:30:00.000Z';
  test.each([
    ['half past five in Tijuana, by summer time', 'America/Tijuana', '2026-07-15T14:00:00.000Z'],
    ['half past five in Hermosillo, without', 'America/Hermosillo', '2026-07-15T14:00:00.000Z'],
    ['half past five in Mazatlán', 'America/Mazatlan', '2026-07-15T14:00:00.000Z'],
    ['half past six in Ciudad Juárez, by summer time', 'America/Ciudad_Juarez', '2026-07-15T13:00:00.000Z'],
    ['half past six in Bahía de Banderas', 'America/Bahia_Banderas', '2026-07-15T13:00:00.000Z'],
    ['half past seven in Matamoros, by summer time', 'America/Matamoros', morning],
    ['half past seven in Ojinaga, by summer time', 'America/Ojinaga', morning],
    ['half past seven in Cancún', 'America/Cancun', morning],
  ] as const)('the next allowed moment is named where it is %s', (_, zone, then) => {
    expect(allowed(morning, zone)).toBe(then);
  });
});

describe('in the night in which the clocks of Tijuana change', () => {
  test('on the change to summer time, seven comes an hour earlier', () => {
    expect(allowed('2026-03-08T07:00:00.000Z', 'America/Tijuana')).toBe('2026-03-08T14:00:00.000Z');
  });
  test('on the change back from summer time, seven comes an hour later', () => {
    expect(allowed('2026-11-01T06:00:00.000Z', 'America/Tijuana')).toBe('2026-11-01T15:00:00.000Z');
  });
});

const moments = fc.date({ min: new Date('2023-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });

test('the next allowed moment is within the hours, not in the past, and at most nine hours and one of changed clocks away', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...MEXICAN_ZONES), (now, zone) => {
      const then = nextAllowedMoment(now, zone);
      const clock = clockIn(zone, then);
      expect(clock >= '07:00' && clock < '22:00').toBe(true);
      const waitedHours = (then.getTime() - now.getTime()) / 3_600_000;
      expect(waitedHours).toBeGreaterThanOrEqual(0);
      expect(waitedHours).toBeLessThanOrEqual(10);
      if (then > now) expect(clock).toBe('07:00');
    }),
    { numRuns: 10_000 },
  );
});

test('a moment that is allowed is its own next allowed moment', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...MEXICAN_ZONES), (now, zone) => {
      const then = nextAllowedMoment(now, zone);
      expect(nextAllowedMoment(then, zone)).toEqual(then);
    }),
  );
});
