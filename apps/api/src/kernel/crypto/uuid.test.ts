import { expect, test } from 'vitest';
import { createUuidv7 } from './uuid.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const MOMENT = Date.UTC(2026, 10, 21);

test('ids are of version 7 and begin with the time', () => {
  const id = createUuidv7(() => MOMENT)();
  expect(id).toMatch(UUID_V7);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(MOMENT);
});

test.each([
  ['stands still', () => MOMENT],
  ['steps back', countDown()],
])('every id sorts after the one before while the clock %s', (_, clock) => {
  const newId = createUuidv7(clock);
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(UUID_V7);
});

function countDown(): () => number {
  let ms = MOMENT;
  return () => ms--;
}
