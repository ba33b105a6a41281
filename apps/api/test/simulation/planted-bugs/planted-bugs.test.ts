import { expect, test } from 'vitest';
import { placesOf } from './plant.ts';
import { PLANTED_BUGS } from './planted-bugs.data.ts';

test('there are at least twenty bugs to plant', () => expect(PLANTED_BUGS.length).toBeGreaterThanOrEqual(20));

test.each(PLANTED_BUGS)('the bug “$name” can be planted in the current code', async (bug) => {
  expect(await placesOf(bug)).toBe(1);
});
