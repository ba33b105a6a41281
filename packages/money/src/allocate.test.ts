import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { centavos } from './centavos.ts';

const weights = fc.array(fc.nat(1e9), { minLength: 1 }).filter((list) => list.some((weight) => weight > 0));
const total = fc.integer({ min: -1e12, max: 1e12 }).map(centavos);

describe('allocate', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [0, 1], [0, 5]],
    [10, [3, 2, 1], [5, 3, 2]],
  ])('an amount of %d is shared by the weights %j', (amount, shares, parts) => {
    expect(allocate(centavos(amount), shares)).toEqual(parts);
  });

  test('sharing an amount loses no centavo', () => {
    fc.assert(
      fc.property(total, weights, (amount, list) => {
        expect(allocate(amount, list).reduce((sum, part) => sum + part, 0)).toBe(amount);
      }),
    );
  });

  test('sharing keeps every part within a centavo of its exact share', () => {
    fc.assert(
      fc.property(total, weights, (amount, list) => {
        const whole = BigInt(list.reduce((sum, weight) => sum + weight, 0));
        for (const [index, part] of allocate(amount, list).entries()) {
          const distance = BigInt(part) * whole - BigInt(amount) * BigInt(list[index] ?? 0);
          expect((distance < 0n ? -distance : distance) < whole).toBe(true);
        }
      }),
    );
  });

  test.each([[[]], [[0, 0]], [[3, -1]], [[1, 0.5]]])('the weights %j throw', (list) => {
    expect(() => allocate(centavos(100), list)).toThrow(RangeError);
  });
});
