import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageBytes } from './page-bytes.ts';

const readme = readFileSync(new URL('../../../../apps/borrower/README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| `([^`]+)` +\| (\w+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)];
const stated = new Map(rows.map(([, path = '', , ...counts]) => [path, counts.map(Number)]));
const pages = pageBytes();
const whole = pages.filter(({ hydration }) => hydration === 'page');

describe('sizes of pages in the README', () => {
  test.each(pages)('the README gives the size of the page $path', ({ path, scripts, requests, bytes }) => {
    const [files, asked, kilobytes = Number.NaN] = stated.get(path) ?? [];
    expect([files, asked]).toEqual([scripts, requests]);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
    // It does not say much more than the real size, either.
    expect(bytes / 1000).toBeGreaterThanOrEqual(kilobytes * 0.93 - 1);
  });
  test('the README gives the sizes of these pages, and of no other', () =>
    expect([...stated.keys()]).toEqual(pages.map(({ path }) => path)));
});

test('the landing page runs at most 5 KB by itself, and at most 80 once its calculator is hydrated', () => {
  const [landing] = pages.filter(({ hydration }) => hydration === 'island');
  expect(landing?.bytesAtOnce).toBeLessThanOrEqual(5_000);
  expect(landing?.bytes).toBeLessThanOrEqual(80_000);
});

test('a page that Remix takes over makes at most 12 requests, with those that come once it is complete', () =>
  expect(Math.max(...whole.map(({ requests }) => requests))).toBeLessThanOrEqual(12));

test('a page that Remix takes over loads at most 135 KB of scripts', () =>
  expect(Math.max(...whole.map(({ bytes }) => bytes))).toBeLessThanOrEqual(135_000));

test('a page of information runs no script', () => {
  for (const { hydration, bytes } of pages) if (hydration === 'none') expect(bytes).toBe(0);
});
