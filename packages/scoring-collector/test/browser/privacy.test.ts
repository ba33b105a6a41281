import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHARACTER_CLASS, EVENT_KIND, eventsOf } from '../../src/server.ts';
import { createTestHost, type TestHost } from '../test-host.ts';
import { openBrowser } from './browser.ts';
import { formPage } from './form-page.ts';
import { serve } from './serve.ts';

const browser = openBrowser();

const secretFields = `
<input name="secret" type="password"> <button type="button" id="show" onclick="secret.type = 'text'">show</button>
<input name="code" autocomplete="one-time-code"> <input name="card" autocomplete="section-pay CC-Number">
<p data-no-collect><input name="private"></p>
<span id="swap"><input name="swapped" type="password"></span>
<span id="other"><input name="untouched" type="password"></span>
<span id="toggle" onclick="other.innerHTML = '<input name=untouched>'">👁</span>
<input name="contrasena" type="text"> <input id="user-password">
<div id="hiding"></div>
<iframe srcdoc="<input name=inside>"></iframe>
<p id="dragged" draggable="true">dragged</p>
<open-field></open-field> <closed-field tabindex="0"></closed-field>
<div contenteditable id="rich">.</div>
<script>for (const mode of ['open', 'closed']) customElements.define(mode + '-field', class extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode }).innerHTML = '<input type="password">'; (globalThis.inside ??= {})[mode] = this; }
  connectedCallback() {}
});
hiding.attachShadow({ mode: 'closed', delegatesFocus: true }).innerHTML = '<input type="password">';</script>`;

interface Form {
  readonly page: Page;
  readonly host: TestHost;
  /** Stops collecting, and returns everything that was opened, as text. */
  finish(): Promise<string>;
}

async function inForm(use: (form: Form) => Promise<void>): Promise<void> {
  const host = await createTestHost();
  const url = await serve({ '/': await formPage(host.keys, { more: secretFields }) }, host);
  const context = await browser().newContext();
  const page = await context.newPage();
  await page.goto(`${url}/?curp=ROMT930411HJCRMN03`);
  await page.waitForFunction('globalThis.isStarted');
  const finish = async () => {
    await page.evaluate('collector.stop({ complete: true })');
    return JSON.stringify(host.chunks);
  };
  await use({ page, host, finish });
  await context.close();
}

const keysIn = (host: TestHost, target: string) =>
  host.chunks
    .flatMap(({ payload }) => eventsOf(payload))
    .filter((event) => [EVENT_KIND.keyDown, EVENT_KIND.keyUp, EVENT_KIND.input].some((kind) => kind === event.kind))
    .filter((event) => event.target === target);

test('a permitted field is sent with its tag, type and name, any other without its name', () =>
  inForm(async ({ page, host, finish }) => {
    await page.type('[name=firstName]', 'A7');
    await page.type('[name=unlisted42]', 'x');
    const text = await finish();
    expect(keysIn(host, 'input:text:firstName').map(({ kind, x }) => [kind, x])).toEqual([
      [EVENT_KIND.keyDown, CHARACTER_CLASS.upper],
      [EVENT_KIND.input, CHARACTER_CLASS.upper],
      [EVENT_KIND.keyUp, CHARACTER_CLASS.upper],
      [EVENT_KIND.keyDown, CHARACTER_CLASS.digit],
      [EVENT_KIND.input, CHARACTER_CLASS.digit],
      [EVENT_KIND.keyUp, CHARACTER_CLASS.digit],
    ]);
    expect(keysIn(host, 'input:text:')).toHaveLength(3);
    expect(text).not.toContain('unlisted42');
    expect(text).not.toContain('ROMT');
  }));

test.each([
  ['a password', '[name=secret]'],
  ['a code', '[name=code]'],
  ['a card', '[name=card]'],
  ['a password that was shown before anything was collected', '[name=contrasena]'],
  ['one that has only an id', '#user-password'],
  ['a field in a part that shall not be collected', '[name=private]'],
  ['a password in an open shadow tree', 'open-field input'],
])('only the focus of %s is kept', (_what, selector) =>
  inForm(async ({ page, host, finish }) => {
    await page.type(selector, 'Hunter2');
    await finish();
    const events = host.chunks.flatMap(({ payload }) => eventsOf(payload));
    expect(events.map(({ kind }) => kind)).toContain(EVENT_KIND.focus);
    expect(events.map(({ kind }) => kind)).not.toContain(EVENT_KIND.keyDown);
    expect(events.map(({ kind }) => kind)).not.toContain(EVENT_KIND.input);
  }),
);

test('a field that names itself a secret is one, and a field with a similar name is not', () =>
  inForm(async ({ page, host, finish }) => {
    const typeInto = async (names: readonly string[]) => {
      for (const name of names) {
        await page.evaluate((own) => {
          document.querySelector('[name=note]')?.insertAdjacentHTML('afterend', `<input name="${own}">`);
        }, name);
        await page.type(`[name="${name}"]`, 'x');
      }
    };
    await typeInto(['cvv', 'otp', 'nip', 'user-pin', 'contraseña', 'newPasswd', 'cc-number']);
    const received = ['shipping', 'opinion', 'otpion', 'acc-number', 'compass'];
    await typeInto(received);
    await finish();
    expect(keysIn(host, 'input:text:')).toHaveLength(received.length * 3);
  }));

test('a password stays secret when it is shown, even if it was never touched before', () =>
  inForm(async ({ page, host, finish }) => {
    await page.click('#show');
    await page.type('[name=secret]', 'Hunter2');
    await finish();
    expect(keysIn(host, 'input:text:')).toEqual([]);
  }));

test('a password stays secret when another field takes its place', () =>
  inForm(async ({ page, host, finish }) => {
    await page.click('[name=swapped]');
    await page.evaluate(`document.getElementById('swap').innerHTML = '<input name="swapped" type="text">'`);
    await page.type('[name=swapped]', 'Hunter2');
    await finish();
    expect(keysIn(host, 'input:text:')).toEqual([]);
  }));

test('an untouched password stays secret when a press puts another field in its place', () =>
  inForm(async ({ page, host, finish }) => {
    await page.click('#toggle');
    await page.type('[name=untouched]', 'Hunter2');
    await finish();
    expect(keysIn(host, 'input:text:')).toEqual([]);
  }));

test('a password stays secret under another name, hidden and shown again', () =>
  inForm(async ({ page, host, finish }) => {
    await page.evaluate(`document.querySelector('[name=secret]').name = 'a'`);
    await page.evaluate(`document.querySelector('[name=a]').type = 'text'`);
    await page.type('[name=a]', 'Hunter2');
    await page.evaluate(`document.querySelector('[name=a]').name = 'b'`);
    await page.type('[name=b]', 'Hunter2');
    await finish();
    expect(keysIn(host, 'input:text:')).toEqual([]);
  }));

test('typing in a frame is not recorded', () =>
  inForm(async ({ page, host, finish }) => {
    await page.frameLocator('iframe').locator('input').pressSequentially('Hunter2');
    await finish();
    const kinds = host.chunks.flatMap(({ payload }) => eventsOf(payload)).map(({ kind }) => kind);
    expect(kinds).not.toContain(EVENT_KIND.keyDown);
    expect(kinds).not.toContain(EVENT_KIND.input);
  }));

test('an input method is recorded as such: without keys, and with the amount that it puts in', () =>
  inForm(async ({ page, host, finish }) => {
    const session = await page.context().newCDPSession(page);
    await page.focus('[name=firstName]');
    await session.send('Input.imeSetComposition', { text: '你好', selectionStart: 2, selectionEnd: 2 });
    await session.send('Input.insertText', { text: '你好' });
    const text = await finish();
    const inputs = keysIn(host, 'input:text:firstName');
    expect(inputs.length).toBeGreaterThan(0);
    expect(inputs.every(({ kind, x, y }) => kind === EVENT_KIND.input && x === 0 && y <= 2)).toBe(true);
    expect(text).not.toMatch(/[你好]/);
  }));

test('input that fills fields without keys is recorded without its text', () =>
  inForm(async ({ page, host, finish }) => {
    await page.fill('[name=firstName]', 'autofilled');
    await page.fill('[name=secret]', 'autofilled');
    await page.evaluate(
      `document.querySelector('[name=income]').dispatchEvent(new Event('keydown', { bubbles: true }))`,
    );
    await page.dragAndDrop('#dragged', '[name=note]');
    const text = await finish();
    expect(keysIn(host, 'input:text:firstName')).toMatchObject([{ kind: EVENT_KIND.input, x: 0 }]);
    expect(keysIn(host, 'input:text:income')).toMatchObject([{ kind: EVENT_KIND.keyDown, x: CHARACTER_CLASS.other }]);
    expect(keysIn(host, 'input:password:')).toEqual([]);
    expect(text).not.toMatch(/autofilled|dragged/);
  }));

test('an element that hides its inside is treated as a secret', () =>
  inForm(async ({ page, host, finish }) => {
    await page.evaluate(`closedInput = document.querySelector('closed-field'); closedInput.focus()`);
    await page.keyboard.type('Hunter2');
    await page.evaluate('hiding.focus()');
    await page.keyboard.type('Hunter2');
    await finish();
    const kinds = host.chunks.flatMap(({ payload }) => eventsOf(payload)).map(({ kind }) => kind);
    expect(kinds).not.toContain(EVENT_KIND.keyDown);
    expect(kinds).not.toContain(EVENT_KIND.input);
  }));

test('a press is kept with its position, and with its target unless that is secret', () =>
  inForm(async ({ page, host, finish }) => {
    await page.click('[name=firstName]');
    await page.click('[name=secret]');
    await finish();
    const presses = host.chunks
      .flatMap(({ payload }) => eventsOf(payload))
      .filter(({ kind }) => kind === EVENT_KIND.pointerDown);
    expect(presses.map(({ target }) => target)).toEqual(['input:text:firstName', undefined]);
    const box = await page.locator('[name=firstName]').boundingBox();
    expect(Math.abs((presses[0]?.x ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0) / 2))).toBeLessThan(3);
  }));

test('a paste is kept as such, without its text', () =>
  inForm(async ({ page, host, finish }) => {
    await page.focus('[name=firstName]');
    await page.evaluate(`document.execCommand('insertText', false, 'clipboard-canary')`);
    await page.evaluate(`document.activeElement.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))`);
    const text = await finish();
    const events = host.chunks.flatMap(({ payload }) => eventsOf(payload));
    expect(events.filter(({ kind }) => kind === EVENT_KIND.clipboard)).toMatchObject([{ x: 3 }]);
    expect(events.filter(({ kind }) => kind === EVENT_KIND.input)).toMatchObject([{ x: 0, y: 9 }]);
    expect(text).not.toContain('canary');
  }));

const everyField = [
  '[name=firstName]',
  '[name=income]',
  '[name=unlisted42]',
  '[name=note]',
  '#rich',
  '[name=secret]',
  '[name=code]',
  '[name=card]',
  '[name=private]',
  '[name=swapped]',
  '[name=contrasena]',
  'open-field input',
];

const draw = (length: number): string =>
  Array.from({ length }, () => canaryLetters[Math.floor(Math.random() * canaryLetters.length)]).join('');

test('no typed text is left in storage, console, network or chunks', () =>
  inForm(async ({ page, host, finish }) => {
    const received: string[] = [];
    page.on('console', (message) => received.push(message.text()));
    page.on('request', (request) => received.push(`${request.url()} ${request.postData() ?? ''}`));
    const typed: string[] = [];
    for (const selector of everyField) {
      const [byKey, atOnce] = [draw(12), draw(12)];
      typed.push(byKey, atOnce);
      await page.type(selector, byKey);
      await page.keyboard.insertText(atOnce);
      if (selector === '[name=secret]') await page.click('#show');
    }
    received.push(await finish());
    received.push(
      await page.evaluate(`(async () => JSON.stringify([
        { ...localStorage }, { ...sessionStorage }, document.cookie, await indexedDB.databases(), await caches.keys(),
      ]))()`),
    );
    const everything = withoutSealed(received.join('\n'));
    const grams = typed.flatMap((canary) =>
      Array.from({ length: canary.length - 2 }, (_, at) => canary.slice(at, at + 3)),
    );
    expect(host.chunks.length).toBeGreaterThan(0);
    expect(everything).toContain('scoring-collector');
    expect(grams.filter((gram) => everything.includes(gram))).toEqual([]);
  }));

/**
 * Letters that are adjacent in no text of ours, so that any that are found were typed: some by key, some without one.
 */
const canaryLetters = [...'QXZJKWqxzjkw', ...'ŁŒŊĦ'];

/** Removes sealed text, which is random letters. */
const withoutSealed = (text: string): string => text.replaceAll(/(?:[\w-]+\.){4}[\w-]+/g, '');
