import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { EVENT_KIND, eventsOf } from '../../src/server.ts';
import { createTestHost, type TestHost } from '../test-host.ts';
import { openBrowser } from './browser.ts';
import { formPage } from './form-page.ts';
import { serve } from './serve.ts';

const browser = openBrowser();
const chunkMs = 10_000;

/** Counts how often the page has begun to wait for the next chunk: one before is sealed by then. */
const countWaits = `
const setReally = setTimeout;
globalThis.waits = 0;
globalThis.setTimeout = (work, ms, ...more) => {
  if (ms === ${chunkMs}) waits++;
  return setReally(work, ms, ...more);
};`;

/** Counts uploads that were begun and have not ended yet. */
function countUnderWay(page: Page): () => number {
  let underWay = 0;
  const count = (by: number) => (request: Request) => {
    if (request.url().endsWith('/upload')) underWay += by;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => underWay;
}

/** Opens a form whose first chunk has arrived. Its time stops, unless a test lets it pass. */
async function openForm() {
  const host = await createTestHost();
  const url = await serve({ '/': await formPage(host.keys), '/next': '<p>next</p>' }, host);
  const context = await browser().newContext();
  const page = await context.newPage();
  const underWay = countUnderWay(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.addInitScript(countWaits);
  await page.goto(url);
  await page.waitForFunction('globalThis.isStarted && waits === 1');
  await expect.poll(() => [host.chunks.length, underWay()]).toEqual([1, 0]);
  const passTenSeconds = async () => {
    const waits = Number(await page.evaluate('waits'));
    await page.clock.runFor(chunkMs);
    await page.waitForFunction(`waits > ${waits}`);
    await expect.poll(underWay).toBe(0);
  };
  return { host, context, page, passTenSeconds };
}

const keysIn = ({ chunks }: TestHost): number =>
  chunks.flatMap(({ payload }) => eventsOf(payload)).filter(({ kind }) => kind === EVENT_KIND.keyDown).length;

const sequencesOf = ({ chunks }: TestHost): readonly number[] => chunks.map(({ sequence }) => sequence);

test('after sixty seconds without a network, six waiting chunks arrive once each, in order, when it is back', async () => {
  const { host, context, page, passTenSeconds } = await openForm();
  await context.setOffline(true);
  for (let chunk = 0; chunk < 6; chunk++) {
    await page.type('[name=firstName]', 'a');
    await passTenSeconds();
  }
  expect(host.chunks).toHaveLength(1);
  await context.setOffline(false);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return host.chunks.length;
    })
    .toBe(7);
  await page.evaluate('collector.stop({ complete: true })');
  const sequences = sequencesOf(host);
  expect(sequences).toEqual(Array.from({ length: 8 }, (_, index) => (sequences[0] ?? 0) + index * 1000));
  expect([keysIn(host), host.repeats]).toEqual([6, 0]);
  expect(host.chunks.map(({ isFinal }) => isFinal).indexOf(true)).toBe(7);
  await context.close();
});

test('chunks that were queued while the host failed leave with the page', async () => {
  const { host, context, page, passTenSeconds } = await openForm();
  host.refuse = ({ path }) => (path.endsWith('/upload') ? { status: 503, body: {} } : undefined);
  for (let chunk = 0; chunk < 3; chunk++) {
    await page.type('[name=firstName]', 'a');
    await passTenSeconds();
  }
  host.refuse = undefined;
  await page.type('[name=firstName]', 'a');
  await page.click('#next');
  await expect.poll(() => keysIn(host)).toBe(4);
  await context.close();
});

test('a chunk that waits for a new token when the page ends goes with the old one', async () => {
  const { host, context, page } = await openForm();
  // A login that is never answered.
  await page.route('**/credoapplogin', () => undefined);
  const login = page.waitForRequest('**/credoapplogin');
  await page.type('[name=firstName]', 'a');
  await page.clock.runFor(40 * 60_000);
  await login;
  await page.click('#next');
  await expect.poll(() => keysIn(host)).toBe(1);
  await context.close();
});

test('a page that comes back from the back/forward cache continues, and its chunks keep counting', async () => {
  const { host, context, page, passTenSeconds } = await openForm();
  const turn = (type: string) =>
    page.evaluate(`dispatchEvent(new PageTransitionEvent('${type}', { persisted: true }))`);
  await page.type('[name=firstName]', 'a');
  await turn('pagehide');
  await expect.poll(() => keysIn(host)).toBe(1);
  await turn('pageshow');
  await page.type('[name=firstName]', 'b');
  await passTenSeconds();
  expect(keysIn(host)).toBe(2);
  const sequences = sequencesOf(host);
  expect(sequences).toEqual(sequences.map((_, index) => (sequences[0] ?? 0) + index * 1000));
  await context.close();
});

test('another library may use 40 KiB of the requests that outlive the page', async () => {
  const { host, context, page } = await openForm();
  await page.evaluate(`addEventListener('pagehide', () =>
    fetch('/elsewhere', { method: 'POST', keepalive: true, body: 'x'.repeat(40 * 1024) }), { capture: true })`);
  await page.type('[name=firstName]', 'a');
  await page.click('#next');
  await expect.poll(() => keysIn(host)).toBe(1);
  await context.close();
});
