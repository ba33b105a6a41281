import { addDays, daysBetween, plainDate } from '@lender/calculator';
import { mexicanCalendar, NEWEST_MEXICAN_CALENDAR } from '@lender/calculator/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPLAINT_KINDS } from './complaint.ts';
import { complaintDeadline, extendedDeadline } from './complaint-deadline.ts';

const calendar = mexicanCalendar(NEWEST_MEXICAN_CALENDAR);
const openedOn = plainDate('2026-01-01');
const days = fc.integer({ min: 0, max: 700 }).map((count) => addDays(openedOn, count));

describe('a complaint', () => {
  test.each([
    ['inquiry', '2026-02-16', '2026-03-31'],
    ['claim', '2026-02-16', '2026-03-31'],
    ['clarification', '2026-02-16', '2026-04-02'],
  ] as const)('a complaint of the kind %s that came on %s has to be answered by %s', (kind, opened, due) => {
    expect(complaintDeadline(kind, plainDate(opened))).toBe(due);
  });

  test('a complaint has to be answered earlier where the lender works more days than banks do, and no later where it works fewer', () => {
    // Sunday 22 February is a working day; Tuesday 17 February is not.
    expect(complaintDeadline('claim', plainDate('2026-02-16'), 'cnbv-2026 +2026-02-22')).toBe('2026-03-30');
    expect(complaintDeadline('claim', plainDate('2026-02-16'), 'cnbv-2026 -2026-02-17')).toBe('2026-03-31');
  });

  test('a claim has exactly thirty days on which banks work after the day on which it came', () => {
    fc.assert(
      fc.property(days, (day) => {
        const due = complaintDeadline('claim', day);
        const all = Array.from({ length: daysBetween(day, due) }, (_, at) => addDays(day, at + 1));
        expect(all.filter((one) => calendar.workingDayFrom(one) === one)).toHaveLength(30);
        expect(calendar.workingDayFrom(due)).toBe(due);
      }),
    );
  });

  test('the deadline of a complaint is put off once at most, and only for a clarification', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMPLAINT_KINDS), days, (kind, dueOn) => {
        expect(extendedDeadline({ kind, dueOn, isExtended: true })).toBeUndefined();
        const later = extendedDeadline({ kind, dueOn, isExtended: false });
        expect(later).toBe(kind === 'clarification' ? addDays(dueOn, 15) : undefined);
      }),
    );
  });
});
