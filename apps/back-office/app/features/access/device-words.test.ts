import { expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36`, 'Chrome en Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0`,
    'Edge en Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari en iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/153.0.0.0 Mobile Safari/537.36`, 'Chrome en Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en macOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5)', 'Otro navegador en macOS'],
  ['curl/8.5.0', 'No lo dijo'],
  ['', 'No lo dijo'],
  [null, 'No lo dijo'],
])('the user agent %s is described as %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
