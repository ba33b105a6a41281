import { expect, test } from 'vitest';
import { answeredMoment } from './reported-moment.ts';

const askedAt = new Date('2026-11-22T18:00:00.700Z');

test.each([
  ['2026-11-22T18:00:00.000Z', '2026-11-22T18:00:00.700Z', 'told without the part of its second, follows the question'],
  ['2026-11-22T18:00:01.000Z', '2026-11-22T18:00:01.000Z', 'after the question stays'],
  ['2026-11-21T18:00:00.000Z', '2026-11-21T18:00:00.000Z', 'of another day stays, whoever is right about it'],
])('an answer of %s counts from %s: a moment %s', (reported, counts) => {
  expect(answeredMoment(new Date(reported), askedAt).toISOString()).toBe(counts);
});
