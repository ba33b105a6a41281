import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { placesOf, ROOT } from './plant.ts';
import { PLANTED_BUGS } from './planted-bugs.data.ts';
import { SEEDED_FAULTS } from './seeded-faults.data.ts';

test('there are at least twenty bugs to plant', () => expect(PLANTED_BUGS.length).toBeGreaterThanOrEqual(20));

test.each([...PLANTED_BUGS, ...SEEDED_FAULTS])('the bug “$name” can be planted in the current code', async (bug) => {
  expect(await placesOf(bug)).toBe(1);
});

describe('the list of seeded faults', () => {
  test.each(['money', 'access', 'pages'] as const)('the list has at least ten faults of %s', (area) => {
    expect(SEEDED_FAULTS.filter((fault) => fault.area === area).length).toBeGreaterThanOrEqual(10);
  });

  test.each(SEEDED_FAULTS)('the fault “$name” names a test file that exists', ({ noticedBy }) => {
    expect(existsSync(path.join(ROOT, noticedBy))).toBe(true);
  });
});
