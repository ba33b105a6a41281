import { expect, test } from 'vitest';
import { EVENT_KIND, eventsOf } from '../../src/server.ts';
import { createTestHost } from '../test-host.ts';
import { openBrowser } from './browser.ts';
import { type FormPage, formPage } from './form-page.ts';
import { serve } from './serve.ts';

const browser = openBrowser();

async function openForm(form: FormPage, hash = '') {
  const host = await createTestHost();
  const url = await serve({ '/': await formPage(host.keys, form) }, host);
  const context = await browser().newContext();
  const page = await context.newPage();
  await page.goto(`${url}/${hash}`);
  return { host, context, page };
}

test('the collector works under a strict content security policy, and asks for nothing that the policy forbids', async () => {
  const policy = `default-src 'none'; script-src 'nonce-n'; connect-src 'self'; require-trusted-types-for 'script'`;
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">
<script nonce="n">violations = []; addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));</script>`;
  const { host, context, page } = await openForm({ head });
  // The policy also forbids polling for a condition in the page.
  await expect.poll(() => host.chunks.length).toBe(1);
  await page.type('[name=firstName]', 'a');
  await page.evaluate('collector.stop({ complete: true })');
  expect(host.chunks.at(-1)?.isFinal).toBe(true);
  // The form has a height by style, which this policy forbids; the collector adds nothing to that.
  const violations: string[] = await page.evaluate('violations');
  expect(violations.filter((directive) => !directive.startsWith('style-src'))).toEqual([]);
  await context.close();
});

test('the collector leaves nothing in the page: no global, no element, nothing of the browser replaced', async () => {
  const { context, page } = await openForm({}, '#wait');
  await page.waitForFunction('globalThis.collector');
  const seen = `JSON.stringify({
    globals: Object.getOwnPropertyNames(globalThis).toSorted(),
    markup: document.documentElement.outerHTML,
    replaced: [fetch, setTimeout, addEventListener, EventTarget.prototype.addEventListener, Element.prototype.attachShadow]
      .filter((own) => !String(own).includes('[native code]')).length,
  })`;
  const before = await page.evaluate(seen);
  await page.evaluate(`collector.start('ref-1', { consent: true })`);
  expect(await page.evaluate(seen)).toBe(before);
  await page.evaluate('collector.stop()');
  expect(await page.evaluate(seen)).toBe(before);
  await context.close();
});

test('a page of ten thousand fields sends only the field that was used', async () => {
  const fields = Array.from({ length: 10_000 }, (_, index) => `<input name="field${index}" hidden>`).join('');
  const { host, context, page } = await openForm({ more: fields });
  await page.waitForFunction('globalThis.isStarted');
  await page.type('[name=income]', '7');
  await page.evaluate('collector.stop({ complete: true })');
  const targets = new Set(host.chunks.flatMap(({ payload }) => payload.tg));
  expect([...targets]).toEqual(['input:text:income']);
  await context.close();
});

test('the chunks of two tabs under one reference both arrive, and are not confused', async () => {
  const { host, context, page } = await openForm({});
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.waitForFunction('globalThis.isStarted');
    await tab.type('[name=firstName]', 'ab');
  }
  for (const tab of [page, other]) await tab.evaluate('collector.stop()');
  const keys = host.chunks
    .flatMap(({ payload }) => eventsOf(payload))
    .filter(({ kind }) => kind === EVENT_KIND.keyDown);
  expect([keys.length, host.repeats]).toEqual([4, 0]);
  await context.close();
});
