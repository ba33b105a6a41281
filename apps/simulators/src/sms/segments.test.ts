import { expect, test } from 'vitest';
import { countSegments } from './segments.ts';

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['ñ'.repeat(160), 1],
  ['á'.repeat(70), 1],
  ['á'.repeat(71), 2],
  [`${'a'.repeat(70)}ó`, 2],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(36), 2],
])('the text %j takes %i text messages', (text, segments) => {
  expect(countSegments(text)).toBe(segments);
});
