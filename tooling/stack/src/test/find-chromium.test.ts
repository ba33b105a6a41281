import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

test('the browser that a setting names is used', async () => {
  expect(await findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});
