import type { PlainDate } from '@lender/calculator';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCard } from './card.policy.ts';

const TODAY = '2026-11-21' as PlainDate;
const check = (cardNumber: string, expiration = { month: 12, year: 2028 }) =>
  checkCard({ cardNumber, expiration }, TODAY);

describe('the number of a card', () => {
  test.each(['4111111111111111', '4111 1111 1111 1111', '5555555555554444', '2223003122003222'])(
    '%s is one',
    (number) => {
      expect(check(number)).toEqual({ ok: true, value: number.replaceAll(' ', '') });
    },
  );

  test.each([
    ['a wrong check digit', '4111111111111112'],
    ['15 digits', '378282246310005'],
    ['13 digits', '4222222222222'],
    ['19 digits', '6304000000000000000'],
    ['digits of another script', '٤١١١١١١١١١١١١١١١'],
    ['a letter', '411111111111111x'],
  ])('%s is none', (_, number) => {
    expect(check(number)).toEqual({ ok: false, problem: { field: 'cardNumber' } });
  });

  test('is refused with any one digit changed', () => {
    const change = fc.record({ at: fc.integer({ min: 0, max: 15 }), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(change, ({ at, by }) => {
        const digits = [...'4111111111111111'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(check(digits.join('')).ok).toBe(false);
      }),
    );
  });

  test('has exactly one right check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{15}$/), (start) => {
        const right = Array.from({ length: 10 }, (_, digit) => check(`${start}${digit}`).ok).filter(Boolean);
        expect(right).toHaveLength(1);
      }),
    );
  });
});

describe('the month of a card', () => {
  test.each([
    [{ month: 11, year: 2026 }, true],
    [{ month: 1, year: 2027 }, true],
    [{ month: 10, year: 2026 }, false],
    [{ month: 12, year: 2025 }, false],
  ])('%j may be used: %s', (expiration, ok) => {
    expect(check('4111111111111111', expiration)).toMatchObject(ok ? { ok } : { ok, problem: { field: 'expiration' } });
  });
});
