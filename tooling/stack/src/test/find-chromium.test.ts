import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

test('takes the browser that it is told to take', async () => {
  expect(await findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});
