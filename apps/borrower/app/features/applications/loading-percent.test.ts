import { expect, test } from 'vitest';
import { loadingPercent } from './loading-percent.ts';

test('the progress bar begins at 30, moves by 45 at the first look, and waits there for the answer', () => {
  expect([0, 1, 2, 40].map(loadingPercent)).toEqual([30, 75, 75, 75]);
});
