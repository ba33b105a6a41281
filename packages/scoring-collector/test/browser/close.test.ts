import { isDeep } from '@lender/vitest/depth';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHARACTER_CLASS, EVENT_KIND, eventsOf } from '../../src/server.ts';
import { createTestHost, type TestHost } from '../test-host.ts';
import { openBrowser } from './browser.ts';
import { formPage } from './form-page.ts';
import { serve } from './serve.ts';

const trials = isDeep ? 20 : 4;
const atOnce = 4;
const browser = openBrowser();

const leave = {
  navigation: (page: Page) => page.click('#next'),
  'closing the tab': (page: Page) => page.close(),
} as const;

/** Tells whether the last input, a digit after small letters, arrived. */
const arrived = ({ chunks }: TestHost, referenceNumber: string): boolean =>
  chunks
    .filter((chunk) => chunk.referenceNumber === referenceNumber)
    .flatMap(({ payload }) => eventsOf(payload))
    .some(({ kind, x }) => kind === EVENT_KIND.keyDown && x === CHARACTER_CLASS.digit);

async function tryOnce(context: BrowserContext, url: string, how: keyof typeof leave): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction('globalThis.isStarted');
  await page.type('[name=firstName]', 'ana7');
  await leave[how](page);
}

test.each([
  ['navigation', 'the same origin'],
  ['closing the tab', 'the same origin'],
  ['navigation', 'another origin'],
  ['closing the tab', 'another origin'],
] as const)(
  'on %s, uploading to %s, %#: each final chunk arrives',
  async (how, where) => {
    const host = await createTestHost();
    const hostUrl = where === 'the same origin' ? '' : await serve({}, host);
    const pages = { '/': await formPage(host.keys, { hostUrl }), '/next': '<p>next</p>' };
    const url = await serve(pages, host);
    const context = await browser().newContext();
    const references = Array.from({ length: trials }, (_, turn) => `${how.length}-${turn}`);
    for (let first = 0; first < trials; first += atOnce) {
      const some = references.slice(first, first + atOnce);
      await Promise.all(some.map((reference) => tryOnce(context, `${url}/?reference=${reference}`, how)));
    }
    await expect.poll(() => references.filter((reference) => arrived(host, reference)).length).toBe(trials);
    await context.close();
  },
  240_000,
);
